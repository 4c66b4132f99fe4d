/**
 * Writes docs/query-plans.md: how PostgreSQL answers what students ask most, what becomes of score sheets,
 * and every list of the staff, in a school of 20,000.
 * `pnpm plans` needs a build; it takes the plans of the very queries that the server sends, and fails
 * where one of them reads a large table from end to end.
 */
import "./check-node.ts";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { addressOf, behindProxy, signIn, withLargeSchool } from "./bench/tools/large-school.ts";
import { root } from "./command.ts";
import { changesOf, listsOfStaff, readingsOf, type Call } from "./query-plans/calls.ts";
import { accessesOf, logSince, markOf, plansIn, type Access } from "./query-plans/plans.ts";
import { lineOf, pageOf, small, type LargeTables } from "./query-plans/page.ts";
import { sheetCalls } from "./query-plans/sheets.ts";
import { busyStudent, newcomer } from "./query-plans/students.ts";

/** As far as a list of the staff counts its rows, and one more, which says that there are more. */
const counted = 10_001;
/** So often a call is asked that seems to read too much: what a job read meanwhile is not its doing. */
const tries = 3;

await withLargeSchool(async ({ adminUrl, databaseFolder, startApi }) => {
  const client = new pg.Client(adminUrl);
  await client.connect();
  const large = await rowsOfLargeTables(client);
  const student = await busyStudent(client);
  const calls = [
    ...readingsOf(student),
    ...changesOf(student, await newcomer(client)),
    ...(await sheetCalls(client)),
    ...listsOfStaff(),
  ];
  await logPlans(client);

  const api = await startApi(behindProxy);
  await jobsHaveRun(client);
  await client.end();
  const tokens = new Map<string, string>();
  let signIns = 0;
  const signInAs = async (userName: string) => {
    signIns += 1;
    tokens.set(userName, await signIn(api, userName, addressOf(signIns)));
  };
  for (const userName of new Set(calls.map((call) => call.userName))) await signInAs(userName);
  const ask = ({ path, userName, change }: Call) =>
    fetch(api.url + path, {
      method: change?.method ?? "GET",
      headers: {
        authorization: `Bearer ${tokens.get(userName)}`,
        "content-type": "application/json",
      },
      ...(change ? { body: JSON.stringify(change.body) } : {}),
    });
  const [lines, faults]: [string[], string[]] = [[], []];
  const touched = new Set<string>();
  const plansOf = async (call: Call) => {
    await pause(300);
    const before = markOf(databaseFolder);
    const answer = await ask(call);
    if (!answer.ok) throw new Error(`${call.path}: ${answer.status} ${await answer.text()}`);
    await pause(300);
    const plans = plansIn(logSince(databaseFolder, before))
      .map((plan) => accessesOf(plan).filter(({ table }) => asksFor(call, table)))
      .filter((accesses) => accesses.length > 0);
    if (plans.length === 0) throw new Error(`No plan of ${call.path} was logged.`);
    return plans;
  };
  for (const call of calls) {
    // Once before, so that what happens once per process is left out. A sign-in lasts a quarter of an hour.
    if (!call.change && (await ask(call)).status === 401) await signInAs(call.userName);
    let [plans, wrong]: [Access[][], string[]] = [[], []];
    for (let left = call.change ? 1 : tries; left > 0; left--) {
      plans = await plansOf(call);
      wrong = plans.flat().flatMap((access) => faultOf(call, access, large));
      if (wrong.length === 0) break;
    }
    lines.push(lineOf(call, plans, large));
    for (const { table } of plans.flat()) touched.add(table);
    faults.push(...wrong);
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const ofTouched = new Map([...large].filter(([table]) => touched.has(table)));
  writeFileSync(join(root, "docs/query-plans.md"), pageOf(lines, ofTouched));
});

/** A fresh server's jobs begin after a second; the one that forgets old data looks through every table. */
async function jobsHaveRun(client: pg.Client): Promise<void> {
  await pause(3_000);
  while ((await client.query("select 1 from leases where name = 'retention'")).rows.length > 0) {
    await pause(500);
  }
}

/** The tables that are not small, and how many rows each has. */
async function rowsOfLargeTables(client: pg.Client): Promise<LargeTables> {
  const { rows } = await client.query<{ name: string; rows: number }>(
    `select relname as name, reltuples as rows from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1
     order by reltuples desc`,
    [small],
  );
  return new Map(rows.map(({ name, rows }) => [name, rows]));
}

/** Lets the database write down the plan of every statement from now on. */
async function logPlans(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>("select current_database() as name");
  for (const setting of [
    "session_preload_libraries = 'auto_explain'",
    "auto_explain.log_min_duration = 0",
    "auto_explain.log_analyze = on",
    "auto_explain.log_timing = off",
    "auto_explain.log_format = json",
  ]) {
    await client.query(`alter database "${rows[0]?.name}" set ${setting}`);
  }
}

/** What jobs look for work in, every few seconds, is a call's where its address names it. */
function asksFor({ path }: Call, table: string): boolean {
  const looked = ["imports", "exports", "audit_checks"].includes(table);
  return !looked || path.toLowerCase().includes(table.replace("audit_", ""));
}

/** What is wrong with how a call reads a table. */
function faultOf({ path, counts, readsAll }: Call, access: Access, large: LargeTables): string[] {
  const { table, scans, read, how } = access;
  if (readsAll) return [];
  // A count stops where it has found enough, whatever it passes over until then.
  if (counts && (read <= counted || read < (large.get(table) ?? 0) / 10)) return [];
  if (scans && large.has(table)) return [`${path} scans ${table}: ${how}, ${read} rows.`];
  return read > small && !counts ? [`${path} reads ${read} rows of ${table}.`] : [];
}
