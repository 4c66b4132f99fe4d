import { setTimeout } from "node:timers/promises";
import { calendarDate } from "@polyportal/domain/validation/primitives";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { imports } from "../database/schema/imports.ts";
import { users } from "../database/schema/users.ts";
import { importers } from "../families/families.ts";
import { timetableImporter } from "../families/timetable/import-slots.ts";
import { readPerson } from "../families/authentication/testing/people.ts";
import { textRow, workbook, worksheet } from "../sheets/testing/workbook.ts";
import { testServer } from "../testing/test-server.ts";
import { readCell } from "./cells.ts";
import { official, officialHeadings, previewOfficials } from "./testing/sheets.ts";

// How an import reports bad sheets. The readers in `sheets/` have their own tests.

const server = await testServer();
afterAll(server.stop);

const asAdmin = { as: { user: "admin" } };

async function previewFile(bytes: Uint8Array) {
  const file = new File([new Uint8Array(bytes)], "officials.xlsx");
  const { importId } = await server.ok("previewUsers", { file }, asAdmin);
  return server.ok("getImport", { id: importId }, asAdmin);
}

const headings = textRow(...officialHeadings);
/** A row of an official with this phone cell. */
const withPhone = (name: string, phone: string): string => {
  const cells = official(name).map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`);
  return `<row>${cells.with(5, phone).join("")}</row>`;
};

test("formulas and errors are refused by their rows, and a number that lost its nought has it again", async () => {
  const shown = await previewFile(
    workbook(
      headings +
        withPhone("cell.text", '<c t="inlineStr"><is><t>08012345678</t></is></c>') +
        withPhone(
          "cell.formula",
          '<c t="str"><f>CONCAT("0","8012345678")</f><v>08012345678</v></c>',
        ) +
        withPhone("cell.error", '<c t="e"><v>#REF!</v></c>') +
        withPhone("cell.number", "<c><v>8012345678</v></c>"),
    ),
  );
  expect(shown.items.map(({ reasons }) => reasons[0])).toEqual([
    undefined,
    "Cell F3 holds a formula. Type the value, or paste it as a value.",
    "Cell F4 shows #REF!. Type the value.",
    undefined,
  ]);
});

test("every row of a merged cell is refused, and hidden sheets are named and passed over", async () => {
  const rows = ["merged.1", "merged.2", "merged.3"].map((name) => textRow(...official(name)));
  const xml = worksheet(
    headings + rows.join(""),
    '<mergeCells count="1"><mergeCell ref="G2:G3"/></mergeCells>',
  );
  const secret = worksheet(headings + textRow(...official("hidden.1")));
  const shown = await previewFile(
    workbook("", {
      sheets: [
        { name: "Old", state: "veryHidden", xml: secret },
        { name: "Officials", xml },
      ],
    }),
  );
  expect(shown).toMatchObject({ rows: 3, new: 1, refused: 2 });
  expect(shown.items.map(({ reasons }) => reasons)).toEqual([
    ["The cells G2 to G3 are merged. Unmerge them and fill in each."],
    ["The cells G2 to G3 are merged. Unmerge them and fill in each."],
    [],
  ]);
  expect(shown.notices).toEqual(["Hidden sheets are passed over: Old."]);
});

test("what the database cannot hold is refused by its row, or is as if it were not there", async () => {
  const rows = ["a_x0000_b", "a_xD800_b", "a&#0;b", "a\0b"].map((name) =>
    textRow(...official("odd.text", { surname: name, email: "odd@example.edu.ng" })),
  );
  rows.push(withPhone("odd.error", '<c t="e"><v>#&#0;</v></c>'));
  rows.push(withPhone("odd.number", "<c><v>1&#xD800;</v></c>"));
  const odd = textRow(...officialHeadings, "a_xD800_b", "c_x0000_");
  const shown = await previewFile(
    workbook("", { sheets: [{ name: "A&#0;_x0000_", xml: worksheet(odd + rows.join("")) }] }),
  );
  expect(shown).toMatchObject({ state: "previewed", refused: rows.length });
});

test("a file is told by the end of its name, and one that no text can hold is refused", async () => {
  const text = [officialHeadings, official("by.its.end")].map((row) => row.join(",")).join("\n");
  const preview = (name: string) =>
    server.request("previewUsers", { file: new File([text], name) }, asAdmin);
  expect(await preview(`${"x".repeat(300)}.csv`)).toMatchObject({ status: 200 });
  expect(await preview("a\0.csv")).toMatchObject({ status: 400, code: "malformed_request" });
});

test("a bomb is refused while it unfolds, and nothing of it is kept", async () => {
  const before = await server.db.$count(imports);
  const parts = { "xl/worksheets/sheet1.xml": Buffer.alloc(140 * 1024 * 1024, " ") };
  const file = new File([new Uint8Array(workbook("", { parts, says: 100 }))], "bomb.xlsx");
  // Making the file blocked the event loop. Wait, or the server refuses this call as having waited too long.
  await setTimeout(200);
  expect(await server.request("previewUsers", { file }, asAdmin)).toMatchObject({
    status: 422,
    code: "sheet_refused",
  });
  expect(await server.db.$count(imports)).toBe(before);
});

/** Columns of days or times, recognised by their example, with the same in other notations. */
const foreign: readonly { like: RegExp; forms: readonly string[] }[] = [
  { like: /^\d{4}-\d{2}-\d{2}$/, forms: ["01/02/2026", "31 décembre 2026", "31-Dez-26", "46022"] },
  { like: /^\d{2}:\d{2}$/, forms: ["9 Uhr", "10 h 30", "neuf heures"] },
  { like: /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/, forms: ["Lundi", "Montag", "Litinin"] },
];

test("days and times of every importer are refused in another language's form, by its own words", () => {
  const asked = importers.flatMap(({ name, columns }) =>
    columns.flatMap((column) => {
      const kind = foreign.find(({ like }) => like.test(column.example));
      return (kind?.forms ?? []).map((form) => ({ name, column, form }));
    }),
  );
  expect(new Set(asked.map(({ name }) => name))).toContain(timetableImporter.name);
  for (const { name, column, form } of asked) {
    expect([name, form, readCell(column, column.example).reason]).toEqual([name, form, undefined]);
    expect([name, form, readCell(column, form).value]).toEqual([name, form, undefined]);
    expect(readCell(column, form).reason).toContain(column.heading);
  }
});

test("a day is a day where it is written as one, and in another language's form it is refused", () => {
  const column = {
    key: "since",
    heading: "Since",
    example: "2026-12-31",
    schema: calendarDate("write the day as 2026-12-31"),
  };
  expect(readCell(column, "2026-12-31")).toEqual({ value: "2026-12-31" });
  // The first two could be read in two ways.
  for (const other of ["01/02/2026", "02.01.2026", "31 décembre 2026", "31-Dez-26", "46022"]) {
    expect(readCell(column, other)).toEqual({ reason: "Since: write the day as 2026-12-31." });
  }
  expect(readCell(column, "2026-02-30").reason).toContain("there is no 30 February 2026");
});

test("a preview that finds the disk full says so, and leaves no plan to be imported", async () => {
  await server.db.execute(sql`
    create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await server.db.execute(sql`
    create trigger no_room before insert on import_rows for each row execute function no_room()`);
  const shown = await previewOfficials(server, [official("no.room")]);
  expect(shown).toMatchObject({
    state: "failed",
    error: expect.stringContaining("no room left, so nothing was written"),
    mayApply: false,
    total: 0,
  });
  await server.db.execute(sql`drop function no_room() cascade`);
});

test("an undo that finds the disk full takes nothing back, and can be tried again", async () => {
  const name = "undo.full";
  const { id } = await previewOfficials(server, [official(name)]);
  await server.ok("uploadUsers", { importId: id }, asAdmin);
  await server.db.execute(sql`
    create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await server.db.execute(sql`
    create trigger no_room before insert on audit_rows for each row execute function no_room()`);
  await server.request("undoImport", { id }, asAdmin);
  await server.runJob("imports");
  await readPerson(server, name);
  await server.db.execute(sql`drop function no_room() cascade`);
  expect(await server.ok("getImport", { id }, asAdmin)).toMatchObject({
    state: "applied",
    undone: 0,
  });
  await server.ok("undoImport", { id }, asAdmin);
  expect(await server.ok("getImport", { id }, asAdmin)).toMatchObject({
    state: "undone",
    undone: 1,
    error: null,
  });
  expect(await server.db.$count(users, eq(users.userName, name))).toBe(0);
});

test("a super administrator is neither made nor ended by a sheet, not by another of them either", async () => {
  const row = async (userName: string, role: string) => {
    const { lastname, firstname, middlename, email, mobileNumber } = await readPerson(
      server,
      userName,
    );
    return [
      userName,
      lastname,
      firstname,
      middlename,
      email ?? "",
      mobileNumber ?? "",
      role,
      "",
      "",
    ];
  };
  const shown = await previewOfficials(server, [
    await row("super.two", "help desk"),
    await row("admin", "help desk"),
    await row("helpdesk", "super administrator"),
  ]);
  expect(shown).toMatchObject({ refused: 3, mayApply: true });
  for (const { reasons } of shown.items) {
    expect(reasons[0]).toBe("a super administrator is made and ended by hand");
  }
  // A stored plan that was altered otherwise is checked again before it is applied.
  await server.db.execute(
    sql`update import_rows set verdict = 'Changed', reasons = '[]' where import_id = ${shown.id}`,
  );
  await server.db
    .update(imports)
    .set({ counts: { Changed: 3 } })
    .where(eq(imports.id, shown.id));
  await server.ok("uploadUsers", { importId: shown.id }, asAdmin);
  expect(await server.ok("getImport", { id: shown.id }, asAdmin)).toMatchObject({
    state: "applied",
    changed: 0,
    refused: 3,
  });
  expect(await server.db.$count(users, eq(users.role, "super administrator"))).toBe(2);
});
