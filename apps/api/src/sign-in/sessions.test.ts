import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeEach, expect, test } from "vitest";
import { connect } from "../database/connect.ts";
import {
  refreshTokens,
  signInSessions as sessionRows,
} from "../database/schema/sign-in-sessions.ts";
import { users } from "../database/schema/users.ts";
import { inTransaction } from "../database/transaction.ts";
import { testDatabase } from "../testing/test-database.ts";
import { readSecret } from "./secrets.ts";
import { createSessions } from "./sessions.ts";
import { createTokens } from "./tokens.ts";

const database = await testDatabase();
const { db, pool } = connect(database.url, pino({ level: "silent" }), 10, database.pooler);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const noon = Date.parse("2026-11-20T12:00:00Z");
let now = new Date(noon);
const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
beforeEach(() => (now = new Date(noon)));

const tokens = createTokens(await readSecret(db, "tokens"), () => now);
const sessions = createSessions(tokens, () => now);
const [student] = await db.select().from(users).where(eq(users.userName, "student"));
const open = () => inTransaction(db, (tx) => sessions.open(tx, student?.id ?? ""));
const present = (token: string) => inTransaction(db, (tx) => sessions.renew(tx, token));
const renew = async (token: string) => {
  const session = await present(token);
  return typeof session === "object" ? session : undefined;
};

test("every process signs with the same secret, made once", async () => {
  const [first, second] = await Promise.all([readSecret(db, "new"), readSecret(db, "new")]);
  expect(first).toBe(second);
  expect(first).not.toBe(await readSecret(db, "tokens"));
});

test("a refresh token works once, and each renewal brings the next", async () => {
  const first = await open();
  later(900);
  const second = await renew(first.refresh.token);
  expect(second?.sessionId).toBe(first.sessionId);
  expect(second?.refresh.token).not.toBe(first.refresh.token);
  later(900);
  expect(await renew(second?.refresh.token ?? "")).toBeDefined();
});

test("only hashes of refresh tokens are kept", async () => {
  const { refresh } = await open();
  const [count] = (
    await db.execute(
      sql`select count(*)::int as found from refresh_tokens where token_hash = ${refresh.token}`,
    )
  ).rows;
  expect(count).toEqual({ found: 0 });
});

test("two tabs that renew within ten seconds both stay signed in, on one chain", async () => {
  const { refresh, sessionId } = await open();
  const [one, other] = await Promise.all([renew(refresh.token), renew(refresh.token)]);
  expect(other?.refresh).toEqual(one?.refresh);
  const next = await renew(one?.refresh.token ?? "");
  later(9);
  // The late tab gets what the others hold by now, not what they have used up.
  expect((await renew(refresh.token))?.refresh).toEqual(next?.refresh);
  const rows = await db.select().from(refreshTokens).where(eq(refreshTokens.sessionId, sessionId));
  expect(rows.filter((row) => !row.usedAt)).toHaveLength(1);
  expect(rows).toHaveLength(3);
});

test("a thief who is quick shares the owner's chain, and the next to come late ends it", async () => {
  const { refresh } = await open();
  const owner = await renew(refresh.token);
  const thief = await renew(refresh.token);
  later(60);
  expect(await renew(owner?.refresh.token ?? "")).toBeDefined();
  later(60);
  expect(await present(thief?.refresh.token ?? "")).toBe("reused");
});

test("what follows a token cannot be told without the server's key", async () => {
  const { refresh } = await open();
  const other = createTokens(await readSecret(db, "other"), () => now);
  const next = await renew(refresh.token);
  expect(next?.refresh.token).toBe(tokens.successorOf(refresh.token));
  expect(other.successorOf(refresh.token)).not.toBe(next?.refresh.token);
});

test("a session holds until it is ended or its time is over", async () => {
  const { sessionId } = await open();
  const holds = () => inTransaction(db, (tx) => sessions.holds(tx, sessionId));
  expect(await holds()).toBe(true);
  later(7 * 24 * 3600);
  expect(await holds()).toBe(false);
  now = new Date(noon);
  await inTransaction(db, (tx) => sessions.close(tx, sessionId));
  expect(await holds()).toBe(false);
});

test("a token used again after that ends the whole session, the thief's and the owner's", async () => {
  const first = await open();
  const second = await renew(first.refresh.token);
  later(11);
  expect(await present(first.refresh.token)).toBe("reused");
  expect(await renew(second?.refresh.token ?? "")).toBeUndefined();
  const [row] = await db.select().from(sessionRows).where(eq(sessionRows.id, first.sessionId));
  expect(row).toMatchObject({ endReason: "reused", endedAt: now });
});

test("a browser that stays away for 12 hours signs in again", async () => {
  const { refresh } = await open();
  later(12 * 3600 + 1);
  expect(await renew(refresh.token)).toBeUndefined();
});

test("a session ends after seven days however often it is renewed", async () => {
  let session = await open();
  for (let hours = 10; hours < 7 * 24; hours += 10) {
    later(10 * 3600);
    session = (await renew(session.refresh.token)) ?? session;
  }
  later(10 * 3600);
  expect(await renew(session.refresh.token)).toBeUndefined();
});

test("signing out ends one session, a new password all but the own", async () => {
  const [mine, other, third] = [await open(), await open(), await open()];
  await inTransaction(db, (tx) => sessions.close(tx, third.sessionId));
  expect(await renew(third.refresh.token)).toBeUndefined();
  await inTransaction(db, (tx) => sessions.closeAll(tx, student?.id ?? "", mine.sessionId));
  expect(await renew(other.refresh.token)).toBeUndefined();
  expect(await renew(mine.refresh.token)).toBeDefined();
});

test("a new password ends the sessions in which the person acts as somebody else, too", async () => {
  const [registrar] = await db.select().from(users).where(eq(users.userName, "registrar"));
  const impersonatorId = registrar?.id ?? "";
  const acting = await inTransaction(db, (tx) =>
    sessions.open(tx, student?.id ?? "", { impersonatorId, reason: "" }),
  );
  const own = await open();
  await inTransaction(db, (tx) => sessions.closeAll(tx, impersonatorId));
  expect(await renew(acting.refresh.token)).toBeUndefined();
  expect(await renew(own.refresh.token)).toBeDefined();
});

test("a made-up refresh token opens nothing and ends nothing", async () => {
  const before = await db.$count(refreshTokens);
  expect(await renew("made-up")).toBeUndefined();
  expect(await db.$count(refreshTokens)).toBe(before);
});

test("access tokens last 15 minutes, applicants' an hour, and neither passes as the other", async () => {
  const applicant = {
    applicationId: "a-1",
    openingId: "o-1",
    rrr: "310007769676",
    programme: "nd",
    revision: 2,
    readOnly: false,
  };
  const user = { userId: "u-1", sessionId: "s-1" };
  const access = await tokens.issueAccess(user);
  const opened = await tokens.issueApplicant(applicant);
  expect(await tokens.read(access.token)).toEqual({ kind: "user", ...user });
  expect(await tokens.read(opened.token)).toEqual({ kind: "applicant", ...applicant });
  later(15 * 60 + 1);
  expect(await tokens.read(access.token)).toBeUndefined();
  expect(await tokens.read(opened.token)).toBeDefined();
  later(45 * 60);
  expect(await tokens.read(opened.token)).toBeUndefined();
});

test("a token of another secret, or with a changed or missing signature, is nobody's", async () => {
  const { token } = await tokens.issueAccess({ userId: "u-1", sessionId: "s-1" });
  const stranger = createTokens(await readSecret(db, "another"), () => now);
  expect(await stranger.read(token)).toBeUndefined();
  const [, payload = ""] = token.split(".");
  const none = Buffer.from('{"alg":"none"}').toString("base64url");
  expect(await tokens.read(`${none}.${payload}.`)).toBeUndefined();
  expect(await tokens.read(token.slice(0, -4))).toBeUndefined();
});

test("what a clock that was ahead has made works no more once the clock is right", async () => {
  const days = 24 * 3600;
  later(4000 * days);
  const { refresh, sessionId, access } = await open();
  const applicant = { applicationId: "a", openingId: "o", rrr: "3", programme: "nd", revision: 1 };
  const opened = await tokens.issueApplicant(applicant);
  const holds = () => inTransaction(db, (tx) => sessions.holds(tx, sessionId));
  expect(await holds()).toBe(true);
  expect(await tokens.read(access.token)).toBeDefined();
  expect(await tokens.read(opened.token)).toBeDefined();
  later(-4000 * days);
  expect(await holds()).toBe(false);
  expect(await present(refresh.token)).toBeUndefined();
  expect(await tokens.read(access.token)).toBeUndefined();
  expect(await tokens.read(opened.token)).toBeUndefined();
  // Nobody has forged it.
  expect(tokens.isOld(opened.token)).toBe(true);
});
