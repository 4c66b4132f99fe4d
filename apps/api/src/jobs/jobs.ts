import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { isUnavailable } from "../database/failure-kind.ts";
import { describeError, type Logger } from "../log.ts";
import type { Clock } from "./clock.ts";

/** Work that repeats while the server runs. It claims its own rows (`for update skip locked`). */
export type Job = {
  readonly name: string;
  /** The pause between two runs. */
  readonly seconds: number;
  /** Its work depends on the time, so it pauses while the clock is in doubt. */
  readonly byTime: boolean;
  readonly run: (signal: AbortSignal) => Promise<unknown>;
  /** All processes run it at once and claim different rows. */
  readonly shared?: true;
};

export type Jobs = {
  readonly start: () => void;
  readonly stop: () => Promise<void>;
  /** Runs one job now, and fails as it fails. */
  readonly run: (name: string) => Promise<void>;
};

/** If a process dies within a job, another may run it after this time. */
const leaseSeconds = 120;

type Options = {
  /** Called for each job that failed, but not if the database was away. */
  readonly failed?: (name: string) => void;
  readonly clock?: Clock;
};

/** Runs each job repeatedly. Only one process at a time runs a job, unless it is shared. */
export function createJobs(
  db: Database,
  log: Logger,
  jobs: readonly Job[],
  { failed = () => {}, clock }: Options = {},
): Jobs {
  const holder = randomUUID();
  const stopping = new AbortController();
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  const turn = async (job: Job) => {
    try {
      if (job.byTime && (await clock?.())?.fault) return;
      if (job.shared) {
        await job.run(stopping.signal);
        return;
      }
      if (!(await takeLease(db, job.name, holder))) return;
      try {
        await job.run(stopping.signal);
      } finally {
        await dropLease(db, job.name, holder);
      }
    } catch (error) {
      const away = isUnavailable(error);
      if (!away) failed(job.name);
      log[away ? "warn" : "error"]({ job: job.name, ...describeError(error) }, "job failed");
    }
  };
  const schedule = (job: Job, milliseconds: number) => {
    if (stopping.signal.aborted) return;
    const run = () => {
      const ran = turn(job).finally(() => {
        running.delete(ran);
        schedule(job, job.seconds * 1000);
      });
      running.add(ran);
    };
    timers.set(job.name, setTimeout(run, milliseconds).unref());
  };

  return {
    start() {
      // Look at the clock before anything is written, because the first look is compared with the newest
      // audit row.
      void clock?.().catch(() => undefined);
      for (const job of jobs) schedule(job, Math.min(job.seconds, 1) * 1000);
    },
    async stop() {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
    async run(name) {
      const job = jobs.find((known) => known.name === name);
      if (!job) throw new Error(`There is no job "${name}".`);
      await job.run(stopping.signal);
    },
  };
}

async function takeLease(db: Database, name: string, holder: string): Promise<boolean> {
  const taken = await db.execute(sql`
    insert into leases (name, holder, until)
    values (${name}, ${holder}, now() + make_interval(secs => ${leaseSeconds}))
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
    where leases.until < now()
    returning name`);
  return taken.rows.length === 1;
}

const dropLease = (db: Database, name: string, holder: string) =>
  db.execute(sql`delete from leases where name = ${name} and holder = ${holder}`);
