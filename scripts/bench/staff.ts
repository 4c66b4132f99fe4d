/**
 * Lists of the staff in a large school: first page, search and sort of every list, and the whole of those
 * that come at once, each for a second at a steady rate.
 */
import { questionsOfStaff } from "../lists-of-staff.ts";
import { callerOf, type Caller } from "./tools/caller.ts";
import { startSealed, withLargeSchool } from "./tools/large-school.ts";
import { within, type Row } from "./tools/row.ts";
import { paced, timesOf } from "./tools/timing.ts";

const rate = 50;
/** Of what is made up of a large table's rows, which a few people open a few times a day. */
const rateOfAll = 5;
const warmUps = 5;
const budgetMs = 50;

export function run(): Promise<Row[]> {
  return withLargeSchool(async (bench) => {
    const api = await startSealed(bench);
    const callers = new Map<string, Caller>();
    const rows: Row[] = [];
    for (const { list, what, path, userName, readsAll } of questionsOfStaff()) {
      const caller = callers.get(userName) ?? (await callerOf(api, userName, callers.size));
      callers.set(userName, caller);
      const read = () => caller.read(path);
      const perSecond = readsAll ? rateOfAll : rate;
      const times = await timesOf(warmUps, read)
        .then(() => paced(perSecond, perSecond, read))
        // Who is refused has waited for nothing.
        .catch(() => [Infinity]);
      rows.push(within(`${list}, ${what}, ${perSecond} requests a second`, times, budgetMs));
    }
    return rows;
  });
}
