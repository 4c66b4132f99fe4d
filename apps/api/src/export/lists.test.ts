import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract, type Contract } from "@polyportal/api-client/contract/contract";
import type { Endpoint } from "@polyportal/api-client/contract/define";
import { exportLists } from "../families/families.ts";
import { readPerson } from "../families/authentication/testing/people.ts";
import { readPdf } from "../sheets/testing/pdf.ts";
import { readSheet } from "../sheets/read-sheet.ts";
import { testServer, type TestServer } from "../testing/test-server.ts";
import { reauthorizeRequester } from "./reauthorize.ts";
import { fillLists, readerOf, type Needed } from "./testing/filled-lists.ts";
import type { ExportList } from "./export-list.ts";

// Every list of every family is tested here without being named.

const server: TestServer<Contract> = await testServer();
afterAll(server.stop);

const as = { as: { user: "admin" } };

/** The input that some lists need before they show anything. */
let needed: Needed = () => ({});
beforeAll(async () => {
  needed = await fillLists(server);
});

const filtersOf = (name: string): Record<string, string> => ({ ...needed(name) });

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

type Row = Readonly<Record<string, unknown>>;

/** The rows of the list's own page, in its order. */
async function shown(list: ExportList, asked: Row, user = readerOf(list)): Promise<readonly Row[]> {
  const { name, endpoint } = list;
  const reader = { as: { user } };
  const ask = (input: Row): Promise<unknown> => server.ok(name as "listUsers", input, reader);
  if (endpoint.list.sorts.length === 0) {
    const answer = await ask({});
    if (Array.isArray(answer)) return answer as Row[];
    const { labels, classes } = answer as Record<string, Row[] | undefined>;
    return labels ?? classes ?? [];
  }
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { items } = (await ask({ ...asked, ...filtersOf(name), page, size: 1000 })) as {
      items: Row[];
    };
    rows.push(...items);
    if (items.length < 1000) return rows;
  }
}

async function made(name: string, sort?: string, user = "admin") {
  const asked = { list: name, format: "csv", sort, filters: filtersOf(name) } as const;
  const file = await server.ok("requestExport", asked, { as: { user } });
  expect(file).toMatchObject({ state: "done", failure: "", leftOut: [] });
  return file;
}

async function written(name: string, sort?: string, user = "admin") {
  const { id, total } = await made(name, sort, user);
  const file = await server.ok("getExportFile", { id }, { as: { user } });
  const sheet = await readSheet(new Uint8Array(await file.arrayBuffer()), "list.csv");
  const rows: Record<string, unknown>[] = [];
  for await (const some of sheet.rows()) {
    for (const { cells } of some) {
      rows.push(
        Object.fromEntries(sheet.headings.map((heading, at) => [heading, cells[at] ?? ""])),
      );
    }
  }
  return { total, headings: sheet.headings, rows };
}

/** Lists of the contract that cannot be exported, each with its reason. */
const noFiles: Readonly<Record<string, string>> = {
  listNotifications:
    "what somebody is told, one by one: of students too, and nothing to reckon with",
  listExports: "the files themselves",
  listReferences: "what was said of applicants in confidence leaves the portal in no list",
};

test("every list of the contract can be had as a file, or is named with a reason", () => {
  const lists = Object.entries(contract as Readonly<Record<string, Endpoint>>)
    .filter(([, endpoint]) => "list" in endpoint)
    .map(([name]) => name);
  expect(lists.length).toBeGreaterThan(30);
  const files = exportLists.map(({ name }) => name);
  expect(new Set(files).size).toBe(files.length);
  expect(lists.filter((name) => !files.includes(name)).toSorted()).toEqual(
    Object.keys(noFiles).toSorted(),
  );
});

/** Columns that look personal and are not, each with its reason. */
const notPersonal: Readonly<Record<string, string>> = {
  "listNoticeBoard mailed": "how many people a notice was mailed to",
};

test("every column of a phone, an e-mail address or a day of birth takes the right to export it", () => {
  const sounding = exportLists.flatMap(({ name, endpoint, columns }) =>
    columns
      .filter(({ id }) => /phone|mobile|e?mail|birth/i.test(id))
      .map(({ id }) => ({ column: `${name} ${id}`, held: endpoint.list.personal.includes(id) })),
  );
  expect(sounding.filter(({ held }) => held).length).toBeGreaterThan(5);
  const free = sounding.filter(({ held }) => !held).map(({ column }) => column);
  expect(free).toEqual(Object.keys(notPersonal));
});

/** Each order of each list, alternately ascending and descending: the direction is handled in one place. */
const orders = exportLists.flatMap((list) =>
  [
    undefined,
    ...list.endpoint.list.sorts.map((sort, at) => (at % 2 === 0 ? sort : `-${sort}`)),
  ].map((sort) => [list.name, sort ?? "its own order", list, sort] as const),
);

/** Columns whose cells equal the row's fields. They show that each line belongs to its row. */
const plainIn = ({ columns }: ExportList, page: readonly Row[], lines: readonly Row[]) =>
  columns.filter(({ id, label }) =>
    page.every((row, at) => textOf(row[id]) === textOf(lines[at]?.[label])),
  );

/** Lists of which each office sees its own rows. */
const ofOffices = exportLists.filter(
  ({ endpoint: { audience, list } }) =>
    list.sorts.length > 0 &&
    (["lecturer", "official"] as const).every((kind) => audience.includes(kind)),
);

describe("every list that can be had as a file", () => {
  test.each(orders)(
    "%s, by %s: the rows of its page, in their order",
    async (_, _by, list, sort) => {
      const page = await shown(list, sort ? { sort } : {});
      expect(page.length, "a list without rows shows nothing").toBeGreaterThan(0);
      const { headings, rows, total } = await written(list.name, sort, readerOf(list));
      expect(headings).toEqual(list.columns.map(({ label }) => label));
      // Requests of this test add rows to the audit record and the security log.
      const own = rows.length - page.length;
      expect([0, /Audit|Security/.test(list.name) ? own : 0]).toContain(own);
      const newestFirst = sort === undefined || sort.startsWith("-");
      const same = newestFirst ? rows.slice(own) : rows;
      expect(total).toBe(rows.length);
      expect(plainIn(list, page, same), "no column as it is").not.toEqual([]);
      for (const cells of rows.flatMap((row) => Object.values(row))) {
        expect(String(cells)).not.toMatch(/\[object|undefined|^\{/);
      }
    },
  );

  test.each(
    ofOffices.flatMap((list) => ["hod", "dean"].map((user) => [list.name, user, list] as const)),
  )("%s, as %s sees it", async (name, user, list) => {
    const page = await shown(list, {}, user);
    expect((await made(name, undefined, user)).total).toBe(page.length);
    // A sheet without rows is not read again.
    if (page.length === 0) return;
    const { rows } = await written(name, undefined, user);
    expect(plainIn(list, page, rows)).not.toEqual([]);
  });

  test("roles are named as on the pages", async () => {
    for (const [name, heading, role] of [
      ["listUsers", "Role", "Help desk"],
      ["listRoleClaims", "Role", "Hostel officer"],
      ["listMenus", "Roles", "Super administrator"],
    ] as const) {
      const { rows } = await written(name);
      const told = new Set(rows.flatMap((row) => textOf(row[heading]).split(", ")));
      expect(told, name).toContain(role);
      expect(
        [...told].filter((one) => /^[a-z]/.test(one)),
        name,
      ).toEqual([]);
    }
    const users = exportLists.find(({ name }) => name === "listUsers");
    const admin = await readPerson(server, "admin");
    const filters = { role: ["hostel officer"], userType: ["official"] };
    const asked = users?.ask({ search: "", filters }, { userId: admin.id } as never);
    expect(await asked?.words(server.db)).toEqual([
      expect.stringContaining("Official"),
      expect.stringContaining("Hostel officer"),
    ]);
  });

  test.each(exportLists.map((list) => [list.name, list] as const))(
    "%s: the keys that are kept lead to the same rows, whichever are asked for",
    async (_, list) => {
      const reader = await readPerson(server, readerOf(list));
      const caller = await reauthorizeRequester(server.db, list, {
        userId: reader.id,
        impersonatorId: null,
        personal: false,
      } as never);
      const asked = list.ask({ search: "", filters: filtersOf(list.name) }, caller);
      const keys = await asked.keys(server.db);
      expect(new Set(keys).size).toBe(keys.length);
      const columns = list.columns.map(({ id }) => id);
      const whole = await asked.rows(server.db, keys, columns);
      expect(whole).toHaveLength(keys.length);
      const halves = [keys.slice(0, 1), keys.slice(1, 40)];
      for (const some of halves) {
        const from = keys.indexOf(some[0] ?? "");
        expect(await asked.rows(server.db, some, columns)).toEqual(
          whole.slice(from, from + some.length),
        );
      }
      expect(await asked.keys(server.db, 1)).toEqual(keys.slice(0, 1));
    },
  );

  test.each(exportLists.filter(({ endpoint }) => endpoint.list.sums.length > 0))(
    "$name: what its page adds up stands under its paper",
    async ({ name }) => {
      const { sums } = await server.ok(name as "listReferrals", {}, as);
      const made = await server.ok("requestExport", { list: name, format: "pdf" }, as);
      const file = await server.ok("getExportFile", { id: made.id }, as);
      const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()));
      const [, totals = ""] = pages.at(-1)?.split("Total ") ?? [];
      const figures = totals.split(" ").slice(0, Object.keys(sums ?? {}).length);
      expect(figures.map((figure) => Number(figure.replaceAll(",", "")))).toEqual(
        Object.values(sums ?? {}),
      );
    },
  );
});
