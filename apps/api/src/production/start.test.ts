import { execFile } from "node:child_process";
import { readFile, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { readConfig } from "../config.ts";
import { connect } from "../database/connect.ts";
import { secrets } from "../database/schema/machinery.ts";
import { users } from "../database/schema/users.ts";
import { startServer } from "../start-server.ts";
import { builtProgram } from "../testing/built-program.ts";
import { testDatabase } from "../testing/test-database.ts";
import { testServer } from "../testing/test-server.ts";

const log = pino({ level: "silent" });
const school = await testDatabase();
const { db, pool } = connect(school.url, log, 2, school.pooler);
afterAll(async () => {
  await pool.end();
  await school.drop();
});

const safe = {
  NODE_ENV: "production",
  PORT: "0",
  HOST: "127.0.0.1",
  LOG_LEVEL: "silent",
  DATABASE_URL: school.url,
  DATABASE_POOLER: school.pooler,
  PUBLIC_URL: "https://portal.school.example",
  SMTP_URL: "smtp://127.0.0.1:9",
  SIGNING_KEY: Buffer.alloc(32, "a").toString("base64"),
  VAULT_KEY: Buffer.alloc(32, "b").toString("base64"),
  AUDIT_KEY: Buffer.alloc(32, "c").toString("base64"),
  PAYMENT_GATEWAY: "remita",
  REMITA_BASE_URL: "https://login.remita.net",
  REMITA_MERCHANT_ID: "8001",
  REMITA_SERVICE_TYPE_ID: "9002",
  REMITA_API_KEY: "k3y",
};

const start = (environment: Record<string, string>) =>
  startServer(readConfig(environment, "/nowhere"), { log, repeatJobs: false });
const refusalOf = async (environment: Record<string, string>): Promise<string> => {
  const server = await start(environment).catch((error: Error) => error.message);
  if (typeof server === "string") return server;
  await server.stop();
  return "";
};

const doctor = async (environment: Record<string, string>, ...wanted: string[]) =>
  promisify(execFile)(process.execPath, [await builtProgram("doctor"), ...wanted], {
    env: { PATH: process.env["PATH"], ...environment },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      said: error.stdout + error.stderr,
    }),
  );

/** The lines of a list of what is missing. */
const listed = (text: string) => text.split("\n").filter((line) => line.startsWith("  "));

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "polyportal-keys-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("production with a demo school and nothing set is refused, everything named at once", async () => {
  const bare = {
    NODE_ENV: "production",
    PORT: "0",
    DATABASE_URL: school.url,
    DATABASE_POOLER: school.pooler,
  };
  const said = await refusalOf(bare);
  for (const name of [
    "PAYMENT_GATEWAY",
    "PUBLIC_URL",
    "SMTP_URL",
    "SIGNING_KEY",
    "VAULT_KEY",
    "AUDIT_KEY",
  ]) {
    expect(said).toContain(`  ${name} `);
  }
  expect(said).toContain("demo password: admin, administrator, admissions");
  expect(said).not.toContain("fresh.student");
  // The doctor has the same list, without starting.
  const { code, said: told } = await doctor(bare);
  expect(code).toBe(1);
  expect(listed(told)).toEqual(listed(said));
  expect(told).toContain("Nothing is forgotten yet");
});

test("a database that does not answer is named with the rest", async () => {
  const away = { ...safe, SMTP_URL: "", DATABASE_URL: "postgres://nobody@127.0.0.1:9/none" };
  expect(await refusalOf(away)).toMatch(
    /SMTP_URL[^]*DATABASE_URL could not be asked.*ECONNREFUSED/,
  );
});

test("a password of one's own clears the mark; the doctor switches the other accounts off", async () => {
  const server = await testServer();
  onTestFinished(server.stop);
  const input = { currentPassword: "Demo-Pass-1", password: "My-Own-Pass-7" };
  await server.ok("changePassword", input, { as: { user: "registrar" } });
  const { databaseUrl = "", databasePooler } = server.services.config;
  const environment = { DATABASE_URL: databaseUrl, DATABASE_POOLER: databasePooler };
  const before = (await doctor(environment)).said;
  expect(before).toContain("admin");
  expect(before).not.toContain("registrar");

  const { code, said } = await doctor(environment, "--close-demo-accounts");
  expect([code, said]).toEqual([0, expect.stringContaining("admin, ")]);
  expect((await doctor(environment)).said).not.toContain("--close-demo-accounts");
  const signIn = (userName: string, password: string) =>
    server.request("login", { userName, password });
  expect(await signIn("admin", "Demo-Pass-1")).toMatchObject({ code: "login_failed" });
  expect((await signIn("registrar", "My-Own-Pass-7")).status).toBe(200);
});

test("keys move out of the database: taken over by the doctor, forgotten at the next start", async () => {
  await db.update(users).set({ demoPassword: false });
  const first = await testServer({ config: { databaseUrl: school.url } });
  const sealed = first.services.vault.seal("a secret", "ada");
  await first.stop();

  const folder = join(await emptyFolder(), "keys");
  const { said } = await doctor(
    { DATABASE_URL: school.url, DATABASE_POOLER: school.pooler },
    "--take-keys",
    folder,
  );
  const files = Object.fromEntries(
    [...said.matchAll(/(\w+_KEY_FILE)=(\S+)/g)].map(([, name, path]) => [name ?? "", path ?? ""]),
  );
  expect(Object.keys(files).toSorted()).toEqual([
    "AUDIT_KEY_FILE",
    "SIGNING_KEY_FILE",
    "VAULT_KEY_FILE",
  ]);
  const vaultFile = files["VAULT_KEY_FILE"] ?? "";
  expect((await stat(vaultFile)).mode & 0o777).toBe(0o600);
  const vaultKey = (await readFile(vaultFile, "utf8")).trim();
  expect(said).not.toContain(vaultKey);

  // Another key would leave what is sealed unread for ever.
  // Named with the rest, by the doctor too.
  const otherwise = { ...safe, SMTP_URL: "" };
  const refusal = await refusalOf(otherwise);
  expect(refusal).toMatch(
    /SMTP_URL is not set[^]*VAULT_KEY is not the key that sealed[^]*AUDIT_KEY is not the key that sealed/,
  );
  expect(listed((await doctor(otherwise)).said)).toEqual(listed(refusal));
  await expect(
    testServer({ config: { databaseUrl: school.url, keys: readConfig(safe, "/nowhere").keys } }),
  ).rejects.toThrow("VAULT_KEY is not the key that sealed");
  const { SIGNING_KEY: _, VAULT_KEY: __, AUDIT_KEY: ___, ...others } = safe;
  const server = await start({ ...others, ...files });
  expect(server.services.vault.open(sealed, "ada")).toBe("a secret");
  await server.stop();
  const kept = await db.select().from(secrets);
  expect(kept.map(({ value }) => value.slice(0, 8))).toEqual(["outside:", "outside:", "outside:"]);
  expect(JSON.stringify(kept)).not.toContain(vaultKey);

  // A server that is not given it makes no other in its place.
  const forgetful = testServer({ config: { databaseUrl: school.url } });
  await expect(forgetful).rejects.toThrow(/is not set, and this database's key came from there/);
  // A new signing key is fine: what it signs lives for minutes.
  const renewed = await start({ ...others, ...files, SIGNING_KEY: safe.SIGNING_KEY });
  await renewed.stop();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, "vault"));
  expect(row?.value).toMatch(/^outside:/);
});
