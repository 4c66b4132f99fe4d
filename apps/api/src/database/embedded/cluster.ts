import { execFile } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import {
  access,
  chmod,
  chown,
  mkdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { isTraversable, type Account } from "./account.ts";
import { openFolder, type Binaries } from "./binaries.ts";

const run = promisify(execFile);

/** The folder of one database: `data`, its passwords and `postgres.log`, closed to everyone else. */
export type Home = {
  readonly folder: string;
  readonly data: string;
  readonly account: Account | undefined;
};

/** The folder below `dataDir`, or where the server's account can reach it when that is closed to it. */
export async function makeHome(dataDir: string, account: Account | undefined): Promise<Home> {
  let folder = join(dataDir, "postgres");
  if (account && !(await isTraversable(dataDir))) {
    const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
    folder = join(openFolder, hash);
  }
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
  // Without links, as the server itself will name its working folder.
  folder = await realpath(folder);
  return { folder, data: join(folder, "data"), account };
}

export type Password = { readonly password: string; readonly fresh: boolean };

/** A password in a file that only the server's account reads, made at the first start. */
export async function makePassword({ folder, account }: Home, file: string): Promise<Password> {
  const path = join(folder, file);
  let fresh = false;
  try {
    await writeFile(path, randomBytes(24).toString("base64url"), { flag: "wx", mode: 0o600 });
    if (account) await chown(path, account.uid, account.gid);
    fresh = true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  return { password: (await readFile(path, "utf8")).trim(), fresh };
}

/** Runs initdb aside and renames its result, so that a killed first start leaves no half database. */
export async function makeCluster(
  { folder, data, account }: Home,
  { initdb }: Binaries,
): Promise<void> {
  const exists = await access(join(data, "PG_VERSION")).then(
    () => true,
    () => false,
  );
  if (exists) return;
  const aside = `${data}-${randomUUID()}`;
  const options = [
    "--username=polyportal",
    `--pwfile=${join(folder, "password")}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
    "--locale-provider=icu",
    "--icu-locale=en-NG",
    "--data-checksums",
  ];
  await run(initdb, [`--pgdata=${aside}`, ...options], { cwd: folder, ...account });
  await rename(aside, data).catch(() => rm(aside, { recursive: true, force: true }));
}
