import { readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { rootDir } from "./knowledge.ts";

/** Source files under some folders, relative to the repository, without tests. */
export async function sourceFiles(folders: readonly string[], extensions: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const folder of folders) {
    for (const name of await readdir(join(rootDir, folder), { recursive: true })) {
      if (extensions.includes(extname(name)) && !/\.test\.tsx?$/.test(name)) files.push(`${folder}/${name}`);
    }
  }
  return files.sort();
}
