/**
 * Lists of the staff in a large school: first page, search and sort of every list, and the whole of those
 * that come at once, at a steady rate.
 */
import { questionsOfStaff } from "../lists-of-staff.ts";
import type { Server } from "./tools/api-server.ts";
import {
  addressOf,
  behindProxy,
  signIn,
  untilSealed,
  withLargeSchool,
} from "./tools/large-school.ts";
import { paced, percentile } from "./tools/paced.ts";
import { atMost, type Row } from "./tools/row.ts";

const rate = 50;
/** Of what is made up of a large table's rows, which a few people open a few times a day. */
const rateOfAll = 5;
const seconds = 4;
const budgetMs = 50;
const longestSignIn = 10 * 60_000;

export const name = "staff";

export function run(): Promise<Row[]> {
  return withLargeSchool(async ({ databaseUrl, startApi }) => {
    const api = await startApi(behindProxy);
    await untilSealed(databaseUrl);
    const questions = questionsOfStaff();
    const tokenOf = signsIn(api);
    const rows: Row[] = [];
    for (const { list, what, path, userName, readsAll } of questions) {
      const token = await tokenOf(userName);
      const perSecond = readsAll ? rateOfAll : rate;
      await ask(api, path, token, { perSecond, duration: 1 });
      const times = await ask(api, path, token, { perSecond, duration: seconds });
      const figure = `${list}, ${what}, ${perSecond} requests a second: 95 of 100 within`;
      rows.push(atMost(figure, percentile(times), "ms", budgetMs));
    }
    return rows;
  });
}

/** Signs people in, and anew where a sign-in, which lasts a quarter of an hour, has become old. */
function signsIn(api: Server) {
  const signed = new Map<string, { token: string; at: number }>();
  let signIns = 0;
  return async (userName: string): Promise<string> => {
    const last = signed.get(userName);
    if (last && performance.now() - last.at < longestSignIn) return last.token;
    signIns += 1;
    const token = await signIn(api, userName, addressOf(signIns));
    signed.set(userName, { token, at: performance.now() });
    return token;
  };
}

type Pace = { perSecond: number; duration: number };

async function ask({ url }: Server, path: string, token: string, { perSecond, duration }: Pace) {
  const times: number[] = [];
  const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": addressOf(0) };
  await paced(perSecond * duration, perSecond, async () => {
    const begin = performance.now();
    const answer = await fetch(url + path, { headers });
    await answer.arrayBuffer();
    // Who is refused has waited for nothing.
    times.push(answer.ok ? performance.now() - begin : Infinity);
  });
  return times;
}
