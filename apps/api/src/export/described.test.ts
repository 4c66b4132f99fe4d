import { globSync } from "node:fs";
import { join } from "node:path";
import {
  isFigure,
  valueIn,
  wordsIn,
  type ListDescription,
  type ListName,
  type RowOf,
} from "@polyportal/api-client/list/describe";
import { contract } from "@polyportal/api-client/contract/contract";
import type { ListFacts } from "@polyportal/api-client/contract/list";
import { formatDate } from "@polyportal/domain/format/date";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exportLists } from "../families/families.ts";
import { readSheet } from "../sheets/read-sheet.ts";
import { testServer } from "../testing/test-server.ts";
import { workspaceRoot } from "../workspace-root.ts";
import { fillLists, readerOf, type Needed } from "./testing/filled-lists.ts";

// For lists that use `describeList`, the file shows the same words as the page.

const server = await testServer();
afterAll(server.stop);

let needed: Needed = () => ({});
beforeAll(async () => {
  needed = await fillLists(server);
});

const isDescription = (one: unknown): one is ListDescription =>
  typeof one === "object" && one !== null && "columns" in one && "sorts" in one;

const folder = join(workspaceRoot() ?? "", "packages/api-client/src/list");
const modules = await Promise.all(
  globSync(join(folder, "*.ts")).map(async (file) => (await import(file)) as object),
);
const described = modules.flatMap((one) => Object.values(one).filter(isDescription));
/** Which lists are no files `lists.test.ts` knows. */
const files = described.filter(({ name }) => exportLists.some((one) => one.name === name));

/** The rows of a list's page, some of which stand among other things. */
const rowsIn = (answer: unknown): readonly unknown[] => {
  if (Array.isArray(answer)) return answer;
  const { items, labels, classes = [] } = answer as Partial<Record<string, unknown[]>>;
  return items ?? labels ?? classes;
};

test.each(described.map((list) => [list.name, list] as const))(
  "%s: what sorts it and narrows it down is what the contract says",
  (name, list) => {
    const { list: known } = contract[name] as { list?: ListFacts<string> };
    const columns = [...new Set(list.columns.map(({ id }) => id))];
    expect(Object.keys(list.sorts).toSorted()).toEqual(
      known ? known.sorts.toSorted() : columns.filter((id) => id in list.sorts).toSorted(),
    );
    // What a list that comes at once is asked, stands in its input alone.
    if (!known) return;
    expect(Object.keys(list.filters).toSorted()).toEqual(known.filters.toSorted());
  },
);

test.each(files.map((list) => [list.name, list] as const))(
  "%s: each column of the file has the words of its page, and figures are figures",
  async (name, list) => {
    const exported = exportLists.find((one) => one.name === name);
    if (!exported) throw new Error(`${name} is no file.`);
    const by = { as: { user: readerOf(exported) } };
    const filters = { ...needed(name) };
    const whole = !("list" in contract[name]);
    const answer = await server.ok(
      name as "listHolidays",
      whole ? {} : { ...filters, size: 1000 },
      by,
    );
    const items = rowsIn(answer);
    expect(items.length).toBeGreaterThan(0);
    const asked = { list: name, format: "csv", filters } as const;
    const { id } = await server.ok("requestExport", asked, by);
    const file = await server.ok("getExportFile", { id }, by);
    const sheet = await readSheet(new Uint8Array(await file.arrayBuffer()), "list.csv");
    const lines: (readonly string[])[] = [];
    for await (const some of sheet.rows()) {
      lines.push(...some.map(({ cells }) => cells.map((cell) => cell ?? "")));
    }
    const columns = list.columns.filter(({ only }) => only !== "page");
    // A workbook knows figures from texts, which the file of commas that is read here does not.
    expect(
      exported.columns.map(({ id, kind }) => [id, kind === "number" || kind === "money"]),
    ).toEqual(columns.map(({ id, kind }) => [id, isFigure(kind)]));
    // What was done to ask for it stands first in what is on record of it, newest first.
    const own = /Audit|Security/.test(name) ? lines.length - items.length : 0;
    for (const [at, item] of items.entries()) {
      const row = item as RowOf<ListName>;
      for (const [place, column] of columns.entries()) {
        const cell = lines[own + at]?.[place] ?? "";
        const { kind = "text" } = column;
        const said = {
          text: cell,
          moment: cell,
          date: wordsOfDay(cell),
          number: figureOf(cell),
          money: figureOf(cell),
          units: figureOf(cell),
          points: figureOf(cell),
        };
        const known = valueIn(column, row);
        // What the page asks for after its rows stand, a file has at once.
        if (known === undefined) continue;
        const value = known ?? "";
        const shown = column.words?.(row) ?? (isFigure(kind) ? value : wordsIn(column, row));
        expect([name, column.id, said[kind]]).toEqual([name, column.id, shown]);
      }
    }
  },
);

/** A cell as a number if it is one, so that figures compare by value. */
const figureOf = (cell: string): number | string =>
  /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;

const wordsOfDay = (cell: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(cell) ? formatDate(cell) : cell;
