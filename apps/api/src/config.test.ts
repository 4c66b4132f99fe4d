import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { configFileName } from "./config-given.ts";
import { readConfig } from "./config.ts";

const emptyFolder = () => mkdtempSync(join(tmpdir(), "polyportal-config-"));

test("with nothing set, the demo school is served at port 4000 on a database of its own", () => {
  const config = readConfig({}, emptyFolder());
  expect(config).toMatchObject({
    port: 4000,
    publicUrl: "http://localhost:4000",
    databaseUrl: undefined,
    demo: true,
    payment: { gateway: "sandbox" },
    school: { name: "Alani State Polytechnic", location: "Ijemi, Nigeria" },
  });
  expect(config.dataDir).toMatch(/\.data$/);
});

test("keys come as base64 of 32 bytes, from the variable or from a file", () => {
  const folder = emptyFolder();
  const bytes = Buffer.alloc(32, 0xfb);
  writeFileSync(join(folder, "vault"), `${bytes.toString("base64")}\n`);
  const environment = {
    SIGNING_KEY: bytes.toString("base64url"),
    VAULT_KEY_FILE: join(folder, "vault"),
  };
  const same = bytes.toString("base64url");
  expect(readConfig(environment, folder).keys).toEqual({ signing: same, vault: same });
  expect(
    readConfig({ AUDIT_MAIL_TO: "audit@firm.example, two@firm.example" }, folder).audit,
  ).toEqual({ mailTo: ["audit@firm.example", "two@firm.example"] });
});

test("where the record ends is told nowhere by default, else in a file or another database", () => {
  expect(readConfig({}, emptyFolder()).audit).toEqual({ mailTo: [] });
  const given = { AUDIT_FILE: "/mnt/audit/ends", AUDIT_DATABASE_URL: "postgres://a@other/kept" };
  expect(readConfig(given, emptyFolder()).audit).toEqual({
    mailTo: [],
    file: "/mnt/audit/ends",
    databaseUrl: "postgres://a@other/kept",
  });
});

test("production has no demo data unless asked", () => {
  expect(readConfig({ NODE_ENV: "production" }, emptyFolder()).demo).toBe(false);
  expect(readConfig({ NODE_ENV: "production", DEMO: "on" }, emptyFolder()).demo).toBe(true);
});

test("the file names the same variables, and the environment wins over it", () => {
  const folder = emptyFolder();
  const file = { SCHOOL_NAME: "Federal Polytechnic, Ọ̀yọ́", SCHOOL_LOCATION: "Ọyọ", PORT: 4100 };
  writeFileSync(join(folder, configFileName), JSON.stringify(file));
  const config = readConfig({ DATA_DIR: folder, PORT: "4200", SMTP_URL: "" });
  expect(config.school.name).toBe("Federal Polytechnic, Ọ̀yọ́");
  expect(config.school.location).toBe("Ọyọ");
  expect(config.port).toBe(4200);
  expect(config.mail.smtpUrl).toBeUndefined();
});

test.each([
  [{ PORT: "80 80" }, /PORT must be a whole number/],
  [{ PORT: "70000" }, /PORT must be a whole number from 0 to 65535/],
  [{ DATABASE_URL: "mysql://x" }, /DATABASE_URL must begin with postgres/],
  [{ SCHOOL_BRAND_HUE: "green" }, /SCHOOL_BRAND_HUE must be a whole number from 0 to 359/],
  [{ SCHOOL_BRAND_HUE: "360" }, /SCHOOL_BRAND_HUE must be a whole number from 0 to 359/],
  [{ TERMII_API_KEY: "TL" }, /text messages need TERMII_BASE_URL, TERMII_API_KEY and SMS_FROM/],
  [{ SMS_FROM: "Alani Polytechnic" }, /SMS_FROM must be 3 to 11 letters and digits/],
  [{ DEMO: "perhaps" }, /DEMO must be true or false/],
  [{ APP_ORIGINS: "apply.example.edu.ng" }, /APP_ORIGINS.* must be origins/],
  [{ PAYMENT_GATEWAY: "cash" }, /PAYMENT_GATEWAY must be sandbox or remita/],
  [{ PAYMENT_GATEWAY: "remita" }, /PAYMENT_GATEWAY remita needs REMITA_BASE_URL/],
  [{ SIGNING_KEY: "short" }, /SIGNING_KEY must be 32 random bytes in base64/],
  [{ VAULT_KEY_FILE: "/nowhere/key" }, /VAULT_KEY_FILE cannot be read \(ENOENT\)/],
  [{ AUDIT_DATABASE_URL: "the other one" }, /AUDIT_DATABASE_URL must begin with postgres/],
  [{ AUDIT_MAIL_TO: "the auditor" }, /AUDIT_MAIL_TO.* must be e-mail addresses/],
  [{ ELEARNING_URL: "javascript:alert(1)" }, /ELEARNING_URL must be an address/],
])("%o stops the start and names the variable", (environment, message) => {
  expect(() => readConfig(environment, emptyFolder())).toThrow(message);
});

test("several wrong variables are told at once", () => {
  expect(() => readConfig({ PORT: "x", LOG_LEVEL: "loud" }, emptyFolder())).toThrow(
    /PORT[^]*LOG_LEVEL must be fatal/,
  );
});

test("a file that is no JSON is named", () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, configFileName), "PORT=1");
  expect(() => readConfig({}, folder)).toThrow(/polyportal\.config\.json is not valid JSON/);
});
