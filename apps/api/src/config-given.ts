import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** The one optional file; its keys are the names of the environment variables, which win over it. */
export const configFileName = "polyportal.config.json";

/** A configuration that cannot be used; the message names each variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * What is given to the server, by the names of the variables: the environment's, and below it the file's
 * in DATA_DIR, `cwd` or `home`. Nothing of it is checked yet.
 */
export function givenVariables(
  environment: Record<string, string | undefined>,
  cwd: string,
  home: string,
): Record<string, string> {
  const given = withoutEmpty(environment);
  const folders = given["DATA_DIR"] ? [resolve(home, given["DATA_DIR"]), cwd, home] : [cwd, home];
  return withKeyFiles({ ...readFile(folders), ...given }, home);
}

/** An empty variable is an absent one: `SMTP_URL=` in a compose file means none. */
function withoutEmpty(environment: Record<string, string | undefined>) {
  const entries = Object.entries(environment).filter(([, value]) => value?.trim());
  return Object.fromEntries(entries) as Record<string, string>;
}

/** `SIGNING_KEY_FILE` and its like, as containers hand secrets in; a key given itself wins. */
function withKeyFiles(given: Record<string, string>, home: string): Record<string, string> {
  const keys: Record<string, string> = {};
  for (const name of ["SIGNING_KEY", "VAULT_KEY", "AUDIT_KEY"]) {
    const path = given[`${name}_FILE`];
    if (given[name] !== undefined || path === undefined) continue;
    try {
      keys[name] = readFileSync(resolve(home, path), "utf8");
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
      throw new ConfigError(
        `The configuration is wrong:\n  ${name}_FILE cannot be read (${code}): ${path}`,
      );
    }
  }
  return { ...given, ...keys };
}

function readFile(folders: readonly string[]): Record<string, string> {
  for (const folder of folders) {
    const path = join(folder, configFileName);
    let content: string;
    try {
      content = readFileSync(path, "utf8");
    } catch {
      continue;
    }
    try {
      const entries = Object.entries(JSON.parse(content) as Record<string, unknown>);
      return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
    } catch (error) {
      throw new ConfigError(`${path} is not valid JSON: ${String(error)}`);
    }
  }
  return {};
}
