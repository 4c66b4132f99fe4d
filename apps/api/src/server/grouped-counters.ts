import { sql } from "drizzle-orm";
import RateLimiterPostgres, {
  type Counted,
} from "rate-limiter-flexible/lib/RateLimiterPostgres.js";
import type { Connected } from "../database/connect.ts";
import { inGroups } from "../database/in-groups.ts";
import { rateLimitCounters } from "../database/schema/machinery.ts";
import { clockErrorMs } from "./clock-error.ts";

/** `expire`: when a window that begins with this try ends, in milliseconds since 1970. */
type Try = { readonly key: string; readonly points: number; readonly expire: number };
type Row = Counted["rows"][number];
/** Counts a try and returns the counter after it. */
export type CountTry = (tried: Try) => Promise<Row>;

/** Each key once with the sum of its points. Sorted, so that two processes do not deadlock. */
export function byKey(tries: readonly Try[]): Try[] {
  const keys = new Map<string, Try>();
  for (const { key, points, expire } of tries) {
    keys.set(key, { key, points: points + (keys.get(key)?.points ?? 0), expire });
  }
  return [...keys.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

/** Counts concurrent tries of all limits in one statement. `interval`: milliseconds between two statements. */
export function groupedCounters(db: Connected["db"], interval: number): CountTry {
  const count = inGroups(interval, async (tries: readonly Try[]) => {
    const { points, expire } = rateLimitCounters;
    // A window that ends much later than a new one would was begun by a clock that was ahead. It counts as
    // over, or somebody who mistyped a password would be locked out for too long.
    const over = sql`(${expire} <= ${Date.now()} or ${expire} > excluded.expire + ${clockErrorMs})`;
    const rows = await db
      .insert(rateLimitCounters)
      .values(byKey(tries))
      .onConflictDoUpdate({
        target: rateLimitCounters.key,
        set: {
          points: sql`case when ${over} then excluded.points else ${points} + excluded.points end`,
          expire: sql`case when ${over} then excluded.expire else ${expire} end`,
        },
      })
      .returning();
    const counters = new Map(rows.map((row) => [row.key, row]));
    // Tries of one key in the same statement get separate counts; the last one gets the row's.
    const answers = new Map<Try, Row>();
    for (const tried of tries.toReversed()) {
      const counter = counters.get(tried.key);
      if (!counter) throw new Error("A counter was not answered.");
      answers.set(tried, { points: counter.points, expire: counter.expire ?? 0 });
      counter.points -= tried.points;
    }
    return answers;
  });
  return async (tried) => {
    const counter = (await count(tried)).get(tried);
    if (!counter) throw new Error("A try was not counted.");
    return counter;
  };
}

type Options = ConstructorParameters<typeof RateLimiterPostgres>[0];

/** The package's limiter, counting tries in groups. */
export class GroupedLimiter extends RateLimiterPostgres {
  readonly #count: CountTry;
  /** Milliseconds: a window with more left than this was begun by a clock that was ahead, and counts as over. */
  readonly #longestMs: number;

  constructor(options: Options, count: CountTry) {
    super(options);
    this.#count = count;
    this.#longestMs = this.duration * 1000 + clockErrorMs;
  }

  override async get(key: string) {
    const counted = await super.get(key);
    return counted && counted.msBeforeNext > this.#longestMs ? null : counted;
  }

  override getInMemoryBlockMsBeforeExpire(key: string): number {
    const left = super.getInMemoryBlockMsBeforeExpire(key);
    return left > this.#longestMs ? 0 : left;
  }

  protected override async _upsert(
    key: string,
    points: number,
    milliseconds: number,
  ): Promise<Counted> {
    return { rows: [await this.#count({ key, points, expire: Date.now() + milliseconds })] };
  }
}
