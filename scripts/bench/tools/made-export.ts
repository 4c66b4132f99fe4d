import type pg from "pg";
import type { Caller } from "./caller.ts";
import { until } from "./timing.ts";

type Stands = { state: string; failure: string | null; done: number; size: number };

/** Asks for a list or a paper as a file; what it came to, and its seconds from when a job has taken it up. */
export async function exported(
  client: pg.Client,
  { ask }: Caller,
  asked: { list: string; format: string; filters: Readonly<Record<string, string>> },
) {
  // The same question within ten minutes would get the same file.
  await client.query("update exports set requested_at = requested_at - interval '1 hour'");
  const { id } = await ask<{ id: string }>("POST", "/api/Report/exports", asked);
  let begin: number | undefined;
  const stands = async (): Promise<Stands | undefined> => {
    const text = "select state, failure, done, size from exports where id = $1";
    return (await client.query<Stands>(text, [id])).rows[0];
  };
  const last = await until(
    stands,
    (now) => {
      if (!now || now.state === "failed") throw new Error(`${asked.list}: ${now?.failure}`);
      if (now.state === "running") begin ??= performance.now();
      return now.state === "done";
    },
    10,
  );
  const seconds = (performance.now() - (begin ?? performance.now())) / 1_000;
  return { id, seconds, rows: last?.done ?? 0, megabytes: (last?.size ?? 0) / 2 ** 20 };
}
