/** The large school: 20,000 students with three sessions of history, and some of them signed in. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type pg from "pg";
import { root } from "../../command.ts";
import { withDatabase, type Bench, type Server } from "./api-server.ts";
import { until } from "./timing.ts";

const command = join(root, "apps/api/src/commands/seed-large.ts");

/** The servers believe the address that a proxy names: each student comes from one of their own. */
export const behindProxy = { TRUST_PROXY: "1" };

/** Runs a benchmark over a large school of its own. */
export const withLargeSchool = <T>(use: (bench: Bench) => Promise<T>): Promise<T> =>
  withDatabase(async (bench) => {
    await promisify(execFile)(process.execPath, [command], {
      cwd: root,
      env: { ...process.env, ...bench.env },
    });
    return use(bench);
  });

/** Starts the API and waits until it has sealed what was written before. The seeds have sealed the school's past. */
export async function startSealed({ client, startApi }: Bench): Promise<Server> {
  const api = await startApi(behindProxy);
  const left = async () => {
    const { rows } = await client.query<{ left: number }>(
      `select ((select count(*) from audit_rows) - (select count(*) from audit_seals))::int as left`,
    );
    return rows[0]?.left ?? 0;
  };
  // What is written meanwhile waits for the next minute's seal.
  await until(left, (rows) => rows <= 100, 5_000);
  return api;
}

/** Matric numbers of students with results, as many as asked for. */
export async function studentsWithResults(client: pg.Client, count: number): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select user_name as name from users
     where password_hash = (
       select password_hash from users group by 1 order by count(*) desc limit 1
     ) and exists (select 1 from scores where scores.student_id = users.id)
     order by id limit $1`,
    [count],
  );
  if (rows.length < count) throw new Error(`Only ${rows.length} students have results.`);
  return rows.map(({ name }) => name);
}

/** An address of the student's own, as a proxy passes it on. */
export const addressOf = (index: number): string =>
  `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;

/** Signs somebody in from that address; answers the bearer token. */
export async function signIn({ url }: Server, userName: string, address: string): Promise<string> {
  const answer = await fetch(`${url}/api/Authentication/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ userName, password: "Demo-Pass-1" }),
  });
  const token = /(?:^|\s|,)token=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "")?.[1];
  if (!token) throw new Error(`${userName} did not sign in: ${await answer.text()}`);
  return token;
}
