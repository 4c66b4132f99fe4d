import { parseRoot, rootText } from "@polyportal/domain/audit/root";
import { todayInLagos } from "@polyportal/domain/format/date";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { auditRoots } from "../database/schema/audit-seals.ts";
import { outboxMessages } from "../database/schema/outbox.ts";
import { testServer } from "../testing/test-server.ts";
import { sayVerification } from "./say-verification.ts";

const auditor = "auditor@firm.example";
const server = await testServer({
  config: { audit: { mailTo: [auditor, "REGISTRAR@demo.example"] } },
});
const { db, services } = server;
afterAll(server.stop);

const day = 86_400_000;
const say = async (root: readonly string[] = []) => {
  const lines: string[] = [];
  const sound = await sayVerification(db, services.config, { root }, (line) => lines.push(line));
  return { sound, text: lines.join("\n") };
};

const letters = (recipient: string) =>
  db.select().from(outboxMessages).where(eq(outboxMessages.recipient, recipient));

test("the job seals and mails each day's root once, to the registrar and the auditor; the command checks it", async () => {
  const input = { currentPassword: "Demo-Pass-1", password: "My-Own-Pass-7" };
  await server.ok("changePassword", input, { as: { user: "bursar" } });
  for (let turn = 0; turn < 3; turn += 1) await server.runJob("seal the audit");
  const yesterday = todayInLagos(new Date(Date.now() - day));
  expect((await db.select().from(auditRoots)).map((root) => root.day)).toEqual([yesterday]);
  const [letter, ...others] = await letters(auditor);
  expect(others).toEqual([]);
  const { rows } = await db.execute<{ email: string }>(
    sql`select email from users where role = 'registrar' and active and email is not null`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { email } of rows) expect(await letters(email)).toHaveLength(1);
  const pasted = parseRoot(letter?.body ?? "");
  expect(pasted?.number).toBeGreaterThan(0);

  const { sound, text } = await say([letter?.body ?? ""]);
  expect(text).toMatch(
    /^1 sealed rows checked[^]*The record is sound from .*, against its seals, 1 daily root, 2 checkpoints and 1 root from a letter\.\nNothing was found\.$/,
  );
  expect(sound).toBe(true);
  expect((await say()).text).toContain("only a root from a letter shows that");

  await db.execute(sql`update audit_rows set action = 'nothing' where action = 'changePassword'`);
  const told = await say([rootText(pasted ?? { number: 0, hash: "" })]);
  expect(told.sound).toBe(false);
  expect(told.text).toMatch(/^Row number 1, nothing, .* was changed after it was sealed\./);
  await expect(say(["4711"])).rejects.toThrow("This is no root: 4711");
});

test("days on which nothing ran, or nothing was written, get their root too, in one letter", async () => {
  const long = todayInLagos(new Date(Date.now() - 5 * day));
  await db.execute(sql`update audit_roots set day = ${long}`);
  await server.runJob("seal the audit");
  const roots = await db.select().from(auditRoots);
  expect(roots).toHaveLength(5);
  const [, letter, ...others] = (await letters(auditor)).toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  );
  expect(others).toEqual([]);
  expect(letter?.body).toContain("at the end of these 4 days");
});
