import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The account that the server runs as; undefined: our own. */
export type Account = { readonly uid: number; readonly gid: number };

const accountName = "postgres";

/** PostgreSQL refuses to run as root: as root, the unprivileged account, made when missing. */
export async function serverAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const known = await findAccount();
  if (known) return known;
  try {
    await run("useradd", [
      "--system",
      "--user-group",
      "--no-create-home",
      "--shell",
      "/usr/sbin/nologin",
      accountName,
    ]);
  } catch (error) {
    // Another start may have made it in the meantime.
    if (!(await findAccount())) {
      throw new Error(
        `PostgreSQL does not run as root, and the account "${accountName}" could not be made. Make it, run Polyportal as another user, or set DATABASE_URL.`,
        { cause: error },
      );
    }
  }
  return findAccount();
}

async function findAccount(): Promise<Account | undefined> {
  const lines = (await readFile("/etc/passwd", "utf8")).split("\n").map((line) => line.split(":"));
  const found = lines.find(([name]) => name === accountName);
  return found && { uid: Number(found[2]), gid: Number(found[3]) };
}

/** Whether an account other than the owner may walk down to `path` (whose end need not exist yet). */
export async function isTraversable(path: string): Promise<boolean> {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const mode = await stat(folder).then(
      (found) => found.mode,
      () => 0o1,
    );
    if ((mode & 0o1) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
