import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Facts } from "#knowledge/schema.ts";

/** One file of `knowledge/facts`, so that a journey compares the page with the facts and repeats no number. */
function read<Part>(name: string): Part {
  return parse(readFileSync(join(import.meta.dirname, "../../knowledge/facts", `${name}.yaml`), "utf8")) as Part;
}

export const { interface: interfaceFacts } = read<Pick<Facts, "interface">>("interface");
export const { company } = read<Pick<Facts, "company">>("company");
export const { claims } = read<Pick<Facts, "claims">>("claims");
export const { trial } = read<Pick<Facts, "trial">>("limits");
