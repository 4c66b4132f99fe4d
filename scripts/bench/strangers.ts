/**
 * What a stranger could learn by a clock (programmes.md 4: "unknown and wrong get one answer in one time"): each
 * page before sign-in is asked for something on record with a wrong detail, where every answer is the same for
 * something on record and rightly named, and for something that there is not; in turn, in one run, and the
 * medians are compared.
 */
import type pg from "pg";
import { contract, type EndpointName } from "../../packages/api-client/src/contract/contract.ts";
import type { Endpoint } from "../../packages/api-client/src/contract/define.ts";
import { withDatabase } from "./tools/api-server.ts";
import { addressOf, behindProxy } from "./tools/large-school.ts";
import { compared, median, type Row } from "./tools/row.ts";
import { questionsOf, type Asked, type Question } from "./tools/strangers-ask.ts";

/** The most that one median may be of the other. */
const mostRatio = 1.2;
const warmUps = 5;
/** Each once with every kind, in another order each time. */
const rounds = 60;

export function run(): Promise<Row[]> {
  return withDatabase(async ({ client, startApi }) => {
    const { url } = await startApi(behindProxy);
    // A disk's write of 40 ms would hide what an answer takes itself.
    await client.query("alter system set synchronous_commit = off");
    await client.query("select pg_reload_conf()");
    const rows: Row[] = [];
    let from = 0;
    const ask = async ({ endpoint }: Question, asked: Asked): Promise<Told> => {
      from += 1;
      const begin = performance.now();
      const answer = await fetch(url + addressFor(endpoint, asked), {
        method: definitionOf(endpoint).method,
        headers: { "x-forwarded-for": addressOf(from), ...typeOf(endpoint) },
        ...(reads(endpoint) ? {} : { body: bodyOf(endpoint, asked) }),
      });
      const told = await answer.text();
      // What is refused as it was typed has been looked up nowhere.
      if (answer.status === 422) throw new Error(`${endpoint} takes other fields: ${told}`);
      return { took: performance.now() - begin, told: `${answer.status} ${messageIn(told)}` };
    };
    for (const question of await questionsOf(client)) {
      rows.push(...(await compare(question, client, (asked) => ask(question, asked))));
    }
    return rows;
  });
}

type Told = { readonly took: number; readonly told: string };

async function compare(
  question: Question,
  client: pg.Client,
  ask: (asked: Asked) => Promise<Told>,
): Promise<Row[]> {
  const kinds = Object.keys(question.asked);
  const heard = new Map<string, Told[]>(kinds.map((kind) => [kind, []]));
  for (let round = 0; round < warmUps + rounds; round += 1) {
    for (let place = 0; place < kinds.length; place += 1) {
      const kind = kinds[(place + round) % kinds.length] ?? "";
      const asked = question.asked[kind];
      if (!asked) continue;
      // No limit counts, no code stands: each is asked as if it were the first to be.
      await client.query(forget);
      if (question.before) await client.query(question.before);
      heard.get(kind)?.push(await ask(asked));
    }
  }
  const of = (kind: string) => heard.get(kind) ?? [];
  const timeOf = (kind: string) =>
    median(
      of(kind)
        .slice(warmUps)
        .map(({ took }) => took),
    );
  const heardOf = (kind: string) => [...new Set(of(kind).map(({ told }) => told))].join(" | ");
  const unknown = timeOf("unknown");
  return kinds
    .filter((kind) => kind !== "unknown")
    .map((kind) => {
      const value = timeOf(kind);
      const ratio = Math.max(value / unknown, unknown / value);
      const same = heardOf(kind) === heardOf("unknown");
      const apart = same ? "" : ` (told apart: ${heardOf(kind)}, and ${heardOf("unknown")})`;
      const figure = `${question.endpoint}: ${kind} beside unknown${apart}`;
      const row = compared(figure, value, "ms", { ratio, most: mostRatio });
      return { ...row, pass: same && ratio <= mostRatio };
    });
}

const forget = `
  delete from rate_limit_counters; delete from sign_in_tries; delete from applicant_codes;
  delete from history_codes; delete from graduate_codes; delete from one_time_tokens`;

const definitionOf = (endpoint: EndpointName): Endpoint => contract[endpoint];

const reads = (endpoint: EndpointName): boolean => definitionOf(endpoint).method === "GET";

const addressFor = (endpoint: EndpointName, asked: Asked): string =>
  definitionOf(endpoint).path.replaceAll(/\{(\w+)\}/g, (_, field: string) => asked[field] ?? "") +
  (reads(endpoint) ? `?${new URLSearchParams(asked).toString()}` : "");

const isUpload = (endpoint: EndpointName): boolean => definitionOf(endpoint).send === "upload";

const typeOf = (endpoint: EndpointName): Record<string, string> =>
  isUpload(endpoint) ? {} : { "content-type": "application/json" };

/** A PNG of one pixel, for what takes a picture. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

function bodyOf(endpoint: EndpointName, asked: Asked): string | FormData {
  if (!isUpload(endpoint)) return JSON.stringify(asked);
  const form = new FormData();
  for (const [field, value] of Object.entries(asked)) form.append(field, value);
  form.append("card", new File([pixel], "card.png", { type: "image/png" }));
  return form;
}

/** What the answer says; a receipt's details are nobody's to compare. */
function messageIn(text: string): string {
  const answer = JSON.parse(text) as { code?: string; message?: string };
  return `${answer.code ?? ""} ${answer.message ?? ""}`.trim();
}
