import { contract, type Contract } from "@polyportal/api-client/contract/contract";
import type { Endpoint } from "@polyportal/api-client/contract/define";
import { levels } from "@polyportal/domain/student/levels";
import { afterAll, beforeAll, expect, test } from "vitest";
import { departments, faculties } from "../database/schema/faculty.ts";
import { exportLists } from "../families/families.ts";
import type { ListEndpoint } from "../lists/source.ts";
import { rightInput, schemaOf, type Named } from "../testing/right-input.ts";
import { testServer, type TestServer } from "../testing/test-server.ts";
import { fillLists, readerOf, type Needed } from "./testing/filled-lists.ts";

// Every filter of every list whose values are known beforehand is asked for each of them: nobody has to
// remember it.

const server: TestServer<Contract> = await testServer();
afterAll(server.stop);

let needed: Needed = () => ({});
beforeAll(async () => {
  needed = await fillLists(server);
  // Files in two formats, the reader's own and another's.
  for (const user of ["admin", "registrar"]) {
    for (const format of ["csv", "pdf"] as const) {
      await server.ok("requestExport", { list: "listHolidays", format }, { as: { user } });
    }
  }
});

const ids = async (table: typeof departments | typeof faculties) =>
  (await server.db.select({ id: table.id }).from(table)).map(({ id }) => String(id));
const units: Readonly<Record<string, readonly string[]>> = {
  department: await ids(departments),
  host: await ids(departments),
  faculty: await ids(faculties),
  level: levels.map(({ id }) => String(id)),
};

/** The values of a filter, where they are known beforehand. */
function valuesOf(endpoint: ListEndpoint, filter: string): readonly string[] | undefined {
  const schema = schemaOf(endpoint).properties?.[filter];
  return (schema?.enum ?? schema?.items?.enum)?.map(String) ?? units[filter];
}

const filters = Object.entries(contract as Readonly<Record<string, Endpoint>>)
  .filter((entry): entry is [string, ListEndpoint] => "list" in entry[1])
  .flatMap(([name, endpoint]) =>
    endpoint.list.filters.flatMap((filter) => {
      const values = valuesOf(endpoint, filter);
      const several = schemaOf(endpoint).properties?.[filter]?.type === "array";
      return values ? [{ name, filter, endpoint, several, values }] : [];
    }),
  );

type Odd =
  /** A row may be in more than one part. */
  | "overlapping"
  /** A row may be in no part. */
  | "leaving out"
  /** Asked for nothing, the list does not show all parts. */
  | "on demand"
  /** All parts have the same rows. */
  | "alike";

/** Filters that do not just divide what the list shows, each with its reason. */
const odd: Readonly<Record<string, readonly [odd: Odd, why: string]>> = {
  "listUsers userType": ["leaving out", "the demo has somebody of a type that may not sign in"],
  "listUsers role": ["overlapping", "people have further roles and offices"],
  "listUsers department": ["leaving out", "officials belong to no department"],
  "listResetLinks userType": [
    "leaving out",
    "the demo has somebody of a type that may not sign in",
  ],
  "listCourseLecturers assigned": ["leaving out", "most courses have a coordinator"],
  "listClasses semester": ["alike", "a class is one in both semesters"],
  "listClassStudents semester": ["alike", "a class has its students in both semesters"],
  "listClassStudents department": ["on demand", "nobody is listed before a class is named"],
  "listClassStudents level": ["on demand", "nobody is listed before a class is named"],
  "listClassStudents registration": ["overlapping", "who has registered is in some state, too"],
  "listRightsReviews role": ["overlapping", "people have further roles and offices"],
  "listProgrammes department": ["overlapping", "programmes admit into several departments"],
  "listTranscriptRequests state": ["on demand", "what is closed is not shown at first"],
  "listApplicantInvoices stage": ["overlapping", "who has come so far has come less far, too"],
  "listApplicantInvoices jamb": ["leaving out", "most forms have no number of JAMB's"],
  "listRegistrationApprovals state": ["on demand", "what waits is shown at first"],
  "listTimetableClashes kind": ["overlapping", "two courses can clash in more than one way"],
  "listTimetableClashes department": ["overlapping", "the courses may be of two departments"],
};

test("each filter that is named as odd is there", () => {
  const all = filters.map(({ name, filter }) => `${name} ${filter}`);
  expect(Object.keys(odd).filter((one) => !all.includes(one))).toEqual([]);
  expect(all.length).toBeGreaterThan(100);
});

/** Who has rows to tell apart. */
const readers: Readonly<Record<string, string>> = {
  listReferences: "registrar",
  listNotifications: "student",
};

/** Values one by one, or so many at once that a list of hundreds is asked in a few calls. */
const inParts = (values: readonly string[]): readonly (readonly string[])[] => {
  const most = values.length > 50 ? 20 : 1;
  return values
    .filter((_, at) => at % most === 0)
    .map((_, part) => values.slice(part * most, (part + 1) * most));
};

type Counts = {
  readonly whole: number;
  readonly totals: readonly number[];
  /** All parts that have something, asked for at once, where that can be asked. */
  readonly union: number | undefined;
};

/** What has to be so of a filter's parts. */
function rulesOf(what: Odd | undefined, { whole, totals, union }: Counts) {
  const sum = totals.reduce((all, total) => all + total, 0);
  const most = Math.max(...totals);
  const within = { "no part is more than the whole": most <= whole };
  const narrowing = { ...within, "some part is less": totals.some((total) => total < whole) };
  const added = { "several at once are what they are one by one": (union ?? sum) === sum };
  const rules = {
    overlapping: {
      ...narrowing,
      "parts overlap": sum > whole,
      "several at once are no more than the whole":
        most <= (union ?? whole) && (union ?? 0) <= whole,
    },
    "leaving out": { ...narrowing, ...added, "some rows are in no part": sum < whole },
    "on demand": { ...added, "more is shown on demand": sum > whole },
    alike: { ...within, "each part is the whole": totals.every((total) => total === whole) },
    dividing: { ...narrowing, ...added, "parts come to the whole": sum === whole },
  } as const;
  return rules[what ?? "dividing"];
}

test.each(filters.map((one) => [one.name, one.filter, one] as const))(
  "%s by %s: its parts are parts of the list, and no more and no less than it",
  async (name, filter, { endpoint, several, values }) => {
    const { [filter]: _, ...others } = needed(name);
    const as = { as: { user: readers[name] ?? readerOf({ endpoint }) } };
    const asked = async (by: object) => {
      const input = { ...others, ...by, size: 1 };
      const { total, items } = await server.ok(name as "listUsers", input, as);
      return { total, row: items[0] as Readonly<Record<string, unknown>> | undefined };
    };
    const whole = (await asked({})).total;
    const parts = await Promise.all(
      inParts(values).map(async (part) => ({ part, ...(await asked({ [filter]: part })) })),
    );
    const totals = parts.map(({ total }) => total);
    const found = parts.filter(({ total }) => total > 0).flatMap(({ part }) => part);
    const atOnce = several && found.length <= 100;
    const union = atOnce ? (await asked({ [filter]: found })).total : undefined;
    const [what] = odd[`${name} ${filter}`] ?? [];
    const rules = rulesOf(what, { whole, totals, union });
    const broken = Object.entries(rules).filter(([, kept]) => !kept);
    expect(
      broken.map(([rule]) => rule),
      `${whole}: ${totals.join(" ")}`,
    ).toEqual([]);
    // A row that tells what it is filtered by is of the part that was asked for.
    const strays = parts.filter(({ part, row }) => {
      const told = String(row?.[filter]);
      return what !== "overlapping" && values.includes(told) && !part.includes(told);
    });
    expect(strays).toEqual([]);
  },
);

const named: Named = Object.fromEntries(
  ["day-from", "day-to", "until-from", "until-to"].map((name) => [name, () => "2026-11-01"]),
);

test.each(
  exportLists.flatMap((list) =>
    list.endpoint.list.filters.map((filter) => [list.name, filter, list] as const),
  ),
)("a file of %s says what it was narrowed down by: %s", async (_, filter, { endpoint, ask }) => {
  const schema = schemaOf(endpoint).properties?.[filter] ?? {};
  const other = String([rightInput(schema, named, filter)].flat()[0]);
  for (const value of valuesOf(endpoint, filter) ?? [other]) {
    const given = { search: "", filters: { [filter]: [value] } };
    const single = schema.type === "array" ? given : { search: "", filters: { [filter]: value } };
    const lines = await ask(single, { userId: value } as never).words(server.db);
    expect(lines, value).toEqual([expect.stringMatching(/^.+: (?!(true|false|undefined)$)/)]);
  }
});
