import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Installs Debian packages without questions. Answers false where that is not possible: not root, not Debian, no
 * network.
 */
export function aptInstall(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`not installed, so: apt-get install -y ${packages.join(" ")}`);
  const options = ["-y", "-q", "--no-install-recommends", "-o", "Dpkg::Options::=--force-confold"];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    execFileSync("apt-get", ["update", "-q"], { env, stdio: "inherit" });
    execFileSync("apt-get", ["install", ...options, ...packages], { env, stdio: "inherit" });
    return true;
  } catch (error) {
    console.log(`apt-get failed: ${String(error)}`);
    return false;
  }
}
