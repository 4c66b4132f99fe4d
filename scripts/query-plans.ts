/**
 * Writes docs/query-plans.md: how PostgreSQL answers what students ask most, in a school of 20,000.
 * `pnpm plans` needs a build; it takes the plans of the very queries that the server sends.
 */
import "./check-node.ts";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import {
  addressOf,
  behindProxy,
  signIn,
  studentsWithResults,
  withLargeSchool,
} from "./bench/tools/large-school.ts";
import { root } from "./command.ts";

const calls = {
  "Results page": "/api/Results/cgpa",
  "Semester result": "/api/Results/summary-results?sessionId=2&semester=First",
  "Fee statement": "/api/Payment/fee-statement",
  "Registrable courses": "/api/courseRegistration/registrable-courses?sessionId=3&semester=First",
  Dashboard: "/api/Dashboard/student-dashboard",
  "Hostels to book": "/api/Hostel/hostels-to-book",
  Notifications: "/api/Notification/notifications?page=1&size=10",
  Profile: "/api/UserManagement/profile",
};

/** A table of fewer rows is scanned because that is quickest, whatever indexes it has. */
const small = 5_000;

/** What jobs read and write meanwhile. */
const ofJobs = /^(leases|outbox|sandbox_)/;

await withLargeSchool(async ({ databaseUrl, databaseFolder, startApi }) => {
  const client = new pg.Client(databaseUrl);
  await client.connect();
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
  const counted = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and reltuples > $1",
    [small],
  );
  const large = new Set(counted.rows.map(({ name }) => name));
  await client.end();

  const [student = ""] = await studentsWithResults(databaseUrl, 1);
  const api = await startApi(behindProxy);
  const token = await signIn(api, student, addressOf(1));
  const headers = { authorization: `Bearer ${token}` };
  const parts: string[] = [];
  for (const [name, path] of Object.entries(calls)) {
    // Once before, so that what happens once per process is left out.
    await fetch(api.url + path, { headers });
    await pause(300);
    const before = logOf(databaseFolder).length;
    const answer = await fetch(api.url + path, { headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    await pause(300);
    parts.push(section(name, path, plansIn(logOf(databaseFolder).slice(before)), large));
  }
  writeFileSync(
    join(root, "docs/query-plans.md"),
    `# Query plans

What students ask most, in a school of 21,800 students, 143,000 invoices and 419,000 scores: each table that a call reads, how, and how many rows it brings. Made by \`pnpm plans\` from the queries that the server sends. No table of more than 5,000 rows is scanned; smaller ones (fees, courses, score sheets, the sessions of a fresh server) may be.

${parts.join("\n")}`,
  );
});

type Plan = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  Plans?: Plan[];
};

/** The database's log, which its newest file holds. */
function logOf(folder: string): string {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith(".log"))
    .map((name) => join(folder, name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  return files[0] ? readFileSync(files[0], "utf8") : "";
}

/** The plans that auto_explain has written: JSON objects whose first lines begin with a brace alone. */
function plansIn(log: string): Plan[] {
  return [...log.matchAll(/plan:\n(\t\{\n[\s\S]*?\n\t\})/g)].map(
    ([, json = ""]) => (JSON.parse(json.replaceAll("\n\t", "\n")) as { Plan: Plan }).Plan,
  );
}

/** Every access to a table in a plan. */
function accesses(plan: Plan): Plan[] {
  const own = plan["Relation Name"] && !ofJobs.test(plan["Relation Name"]) ? [plan] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(accesses)];
}

function section(
  name: string,
  path: string,
  plans: readonly Plan[],
  large: ReadonlySet<string>,
): string {
  if (plans.length === 0) throw new Error(`No plan of ${path} was logged.`);
  const lines = plans.flatMap(accesses).map((access) => {
    const table = access["Relation Name"] ?? "";
    if (access["Node Type"] === "Seq Scan" && large.has(table)) {
      throw new Error(`${path} scans ${table}.`);
    }
    const by = access["Index Name"]
      ? `${access["Node Type"]} by \`${access["Index Name"]}\``
      : access["Node Type"];
    const brought = Math.round((access["Actual Rows"] ?? 0) * (access["Actual Loops"] ?? 1));
    return `| ${table} | ${by} | ${brought} |`;
  });
  const table = ["| table | how | rows |", "| --- | --- | --: |", ...new Set(lines)];
  return `## ${name}\n\n\`GET ${path.replace(/\?.*/, "")}\`, ${plans.length} statements\n\n${table.join("\n")}\n`;
}
