import { serialize } from "node:v8";
import { contract } from "@polyportal/api-client/contract/contract";
import type { Endpoint } from "@polyportal/api-client/contract/define";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import * as core from "zod/v4/core";
import { exportRequests } from "../database/schema/exports.ts";
import { ApiFailure } from "../failure.ts";
import type { UserCaller } from "../server/caller.ts";
import { isStorable } from "../server/read-input.ts";
import { rateLimitCounters } from "../database/schema/machinery.ts";
import { askWithin } from "../testing/ask-within.ts";
import { rightInput, schemaOf, type Json } from "../testing/right-input.ts";
import { testServer } from "../testing/test-server.ts";
import type { ExportList } from "../export/export-list.ts";
import { exportLists } from "./families.ts";
import { readPerson } from "./authentication/testing/people.ts";

// Nothing here is named: every endpoint of the staff that the contract has, and every one by which strangers
// prove who they are, is asked with each field odd in turn, and all others right. Whatever somebody types,
// the server knows what to say: no answer is a fault.

const server = await testServer();
afterAll(server.stop);

const odd: readonly unknown[] = [
  "",
  " ",
  "%",
  "_",
  "'",
  '"',
  "\\",
  "'; drop table users; --",
  "a & b | !c:*",
  "(<->)",
  ":*",
  "\u0000",
  "\ud800",
  "\u202Eabc\u00A0",
  "ＡＢＣ Ọlá\u0301",
  "\u{1F600}".repeat(50),
  "\u3316".repeat(100),
  "\ufdfa".repeat(100),
  "x".repeat(99),
  "x".repeat(5_000),
  "0",
  "-1",
  "1.5",
  "1e9",
  "1e308",
  "2147483647",
  "2147483648",
  "9007199254740993",
  "NaN",
  "Infinity",
  "null",
  "true",
  "[object Object]",
  "__proto__",
  "constructor",
  "-fullName",
  "2026-02-30",
  "0000-00-00",
  "0001-01-01",
  "9999-12-31",
  "+275760-09-13",
  "2026-11-23T25:61:00Z",
  "9999-12-31T23:59:59.999Z",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  "0,1",
  // As the cursors of endless lists, but for the day.
  `1/${uuid()}`,
  `2026-02-30T00:00:00.000000Z/${uuid()}`,
  "../../etc/passwd",
  "<script>alert(1)</script>",
];
/** What a body of JSON can say besides. */
const oddParts: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2_147_483_648,
  1e308,
  2 ** 53,
  [],
  [null],
  {},
  ["a", "a"],
];

const idOf = async (userName: string) => (await readPerson(server, userName)).id;
const [official, lecturer] = [await idOf("hostel"), await idOf("lecturer")];

const byName: Readonly<Record<string, () => unknown>> = {
  email: () => "odd.input@example.com",
  mobileNumber: () => "08012345678",
  phone: () => "08012345678",
  since: () => "2099-01-01",
  until: () => "2099-01-01",
  from: () => "2099-01-01",
  to: () => "2099-01-02",
  holderId: () => lecturer,
  adviserId: () => lecturer,
};

/** As a URL carries it: half a surrogate pair is none of its letters. */
const wellFormed = (value: unknown) => String(value).replaceAll(/\p{Surrogate}/gu, "\uFFFD");

/** What a handler is given of a call, as `read-input.ts` has it; "refused" for what never gets so far. */
function readAs({ input, method }: Endpoint, one: Record<string, unknown>): string {
  const reads = method === "GET" || method === "DELETE";
  const sent = reads
    ? mapValues(one, (value) => (Array.isArray(value) ? value : wellFormed(value)))
    : one;
  const parsed = isStorable(sent) && core.safeParse(input as unknown as core.$ZodType, sent);
  return parsed && parsed.success ? serialize(parsed.data).toString("latin1") : "refused";
}

/**
 * What has to be asked of the server: of all that comes to one input the first, for a handler is given
 * nothing but that, and of what is refused one, for all the others would get the same answer from the same
 * line. The parser itself is asked of each here.
 */
const reaching = (endpoint: Endpoint, asked: readonly Record<string, unknown>[]) => [
  ...new Map(asked.toReversed().map((one) => [readAs(endpoint, one), one])).values(),
];

const mapValues = (of: Record<string, unknown>, to: (value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(of).map(([key, value]) => [key, to(value)]));

/** Whose account is meant, where an account is. */
function ofSomebody(schema: Json, { path }: Endpoint) {
  if (!schema.properties?.["id"] || !/UserManagement|RoleClaims|Lecturer/.test(path)) return {};
  return { id: path.includes("Lecturer") ? lecturer : official };
}

const staffOnly = Object.entries(contract as Readonly<Record<string, Endpoint>>).filter(
  ([, { audience, send }]) =>
    send === undefined && audience.every((kind) => kind === "lecturer" || kind === "official"),
);

/** What strangers send to pages that prove by numbers and codes who somebody is. */
const byNumbers = Object.entries(contract as Readonly<Record<string, Endpoint>>).filter(
  ([, { audience, afterShell }]) => afterShell && audience.includes("anyone"),
);

/** Somebody who gets past the door: an official who has the right, or who teaches. */
const callerOf = ({ audience, claim }: Endpoint): string => {
  if (claim === "references.read") return "registrar";
  return audience.some((kind) => kind === "official") ? "admin" : "lecturer";
};

/** What goes wrong within a call that nobody foresaw. */
async function faultOf(
  name: string,
  { method, path }: Endpoint,
  input: Record<string, unknown>,
  user: string,
) {
  const rest = { ...input };
  const at = path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    delete rest[field];
    return encodeURIComponent(String(input[field]).replaceAll(/\p{Surrogate}/gu, "?")) || "%20";
  });
  const reads = method === "GET" || method === "DELETE";
  const query = new URLSearchParams(
    Object.entries(rest).flatMap(([field, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((one) => one !== undefined && one !== null)
        .map((one): [string, string] => [field, String(one)]),
    ),
  );
  const answer = await askWithin(server, at + (reads ? `?${query.toString()}` : ""), {
    method,
    headers: {
      Authorization: `Bearer ${await server.tokenOf({ user })}`,
      ...(!reads && { "Content-Type": "application/json" }),
    },
    ...(!reads && { body: JSON.stringify(rest) }),
  });
  const text = await answer.text();
  return answer.status >= 500
    ? `${name} ${answer.status} ${JSON.stringify(input)} ${text}`
    : undefined;
}

async function faultsOf(
  name: string,
  endpoint: Endpoint,
  inputs: readonly Record<string, unknown>[],
  { atOnce = 8, user = callerOf(endpoint) } = {},
): Promise<string[]> {
  const faults: string[] = [];
  for (let from = 0; from < inputs.length; from += atOnce) {
    await server.db.delete(rateLimitCounters);
    const some = await Promise.all(
      inputs.slice(from, from + atOnce).map((input) => faultOf(name, endpoint, input, user)),
    );
    faults.push(...some.filter((one) => one !== undefined));
  }
  return faults;
}

/** A third of what is odd for the search of one list, the next third for the next: all go through one line. */
const searches = new Map(
  staffOnly
    .filter(([, endpoint]) => "list" in endpoint)
    .map(([name], index) => [name, odd.filter((_, at) => at % 3 === index % 3)]),
);

test.each([...staffOnly, ...byNumbers])(
  "%s has an answer to whatever is sent",
  async (name, endpoint) => {
    const schema = schemaOf(endpoint);
    const whole = { ...(rightInput(schema, byName) as object), ...ofSomebody(schema, endpoint) };
    const reads = endpoint.method === "GET" || endpoint.method === "DELETE";
    const values = reads ? odd : [...odd, ...oddParts];
    const fields = Object.keys(schema.properties ?? {});
    const inputs = [
      whole,
      // What no text of the database can hold is refused before the schema.
      ...fields.slice(0, 1).map((field) => ({ ...whole, [field]: "a\u0000" })),
      ...fields.flatMap((field) =>
        reaching(
          endpoint,
          ((field === "search" ? searches.get(name) : undefined) ?? values)
            // What is not asked is left out of a list, so that one odd filter is not hidden by another.
            .map((value) => ({ ...("list" in endpoint ? {} : whole), [field]: value })),
        ),
      ),
    ];
    expect(await faultsOf(name, endpoint, inputs)).toEqual([]);
  },
  120_000,
);

/** Whether a list takes no such filters, which it says before it looks who asks. */
function refuses(list: ExportList, filters: Readonly<Record<string, unknown>>): boolean {
  try {
    list.ask({ search: "", filters: filters as Record<string, string | string[]> }, nobody);
    return false;
  } catch (refusal) {
    if (refusal instanceof ApiFailure && refusal.code === "invalid_input") return true;
    throw refusal;
  }
}
const nobody = {} as UserCaller;

test.each(exportLists.map((of, index) => [of.name, of, index] as const))(
  "the file of %s has an answer to whatever is sent",
  async (name, of, index) => {
    const { list } = of.endpoint;
    const common = { list: name, format: "csv", columns: [] };
    // Search and order are asked of its page, by the same schema.
    const inputs = [
      { ...common, filters: {} },
      ...[...list.filters, "sessionId"].flatMap((filter, turn) => {
        // A sixth of what is odd for each filter, for the same reason.
        const values = odd.filter(
          (text, at) => /\d/.test(String(text)) && at % 6 === (index + turn) % 6,
        );
        const asked = [...values, []].map((value) => ({ [filter]: value }));
        const refused = asked.filter((filters) => refuses(of, filters));
        return [...asked.filter((one) => !refused.includes(one)), ...refused.slice(0, 1)].map(
          (filters) => ({ ...common, filters }),
        );
      }),
    ];
    const { requestExport } = contract;
    const asked = { atOnce: 2, user: callerOf(of.endpoint) };
    // More at once would be left to the job, as is a list that has grown long by all that was asked.
    expect(await faultsOf("requestExport", requestExport, inputs, asked)).toEqual([]);
    await server.runJob("exports");
    const made = await server.db.delete(exportRequests).returning();
    expect(made.length).toBeGreaterThan(0);
    expect(made.filter(({ state }) => state !== "done")).toEqual([]);
  },
  120_000,
);
