import { eq, like, sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { imports } from "../database/schema/imports.ts";
import { userClaims } from "../database/schema/rights.ts";
import { users } from "../database/schema/users.ts";
import { deny } from "../export/testing/exports.ts";
import { addPerson, readPerson } from "../families/authentication/testing/people.ts";
import { readSheet } from "../sheets/read-sheet.ts";
import { testServer } from "../testing/test-server.ts";
import {
  everyTable,
  official,
  officialHeadings,
  previewOfficials,
  workbookOf,
} from "./testing/sheets.ts";

const server = await testServer();
afterAll(server.stop);

const asAdmin = { as: { user: "admin" } };
const asSuperTwo = { as: { user: "super.two" } };

const preview = (rows: readonly (readonly string[])[], as = asAdmin) =>
  previewOfficials(server, rows, as);
const upload = (importId: string, as = asAdmin) => server.request("uploadUsers", { importId }, as);
const stands = (id: string, as = asAdmin) => server.ok("getImport", { id }, as);

let turn = 0;
const fresh = () => `machine.${(turn += 1)}`;

describe("a sheet that cannot be read", () => {
  test.each([
    ["nothing", {}, "invalid_input"],
    ["an old workbook", { file: bytesOf("d0cf11e0a1b11ae1", "old.xls") }, "sheet_refused"],
    ["a picture", { file: bytesOf("89504e470d0a1a0a", "photo.png") }, "sheet_refused"],
    ["a sheet without its columns", { text: "User name\tSurname\na\tb" }, "sheet_refused"],
    ["headings alone", { text: officialHeadings.join("\t") }, "sheet_refused"],
  ])("is refused: %s", async (_, given, code) => {
    expect(await server.request("previewUsers", given, asAdmin)).toMatchObject({
      status: 422,
      code,
    });
  });

  test("says which columns it lacks", async () => {
    const refused = await server.request("previewUsers", { text: "User name\na" }, asAdmin);
    expect(refused).toMatchObject({
      message: expect.stringContaining(
        "lacks the columns Surname, First name, E-mail, Phone, Role",
      ),
    });
  });
});

function bytesOf(hex: string, name: string): File {
  return new File([new Uint8Array(Buffer.from(hex.padEnd(64, "0"), "hex"))], name);
}

describe("a workbook", () => {
  test("keeps noughts in front, and its refused rows come back as a workbook", async () => {
    const name = fresh();
    const rows = [
      official(name, { phone: "08012345678" }),
      official(fresh(), { role: "chief", email: "=1+1" }),
    ];
    const file = await workbookOf([...officialHeadings, "Remark"], rows);
    const { importId } = await server.ok("previewUsers", { file }, asAdmin);
    const shown = await stands(importId);
    expect(shown).toMatchObject({ rows: 2, new: 1, refused: 1 });
    expect(shown.notices).toEqual(["Not imported, for no such column is known: Remark."]);
    const refused = await server.ok("getRefusedRows", { id: importId }, asAdmin);
    const bytes = new Uint8Array(await refused.arrayBuffer());
    const sheet = await readSheet(bytes, "refused.xlsx");
    const read = [];
    for await (const some of sheet.rows()) read.push(...some);
    expect(read.map(({ cells }) => cells.slice(4, 7))).toEqual([["=1+1", "08012345678", "chief"]]);
    expect(read[0]?.cells.at(-1)).toContain("Role: there is no such role.");
  });

  test("that was imported before says when, and by whom", async () => {
    const file = await workbookOf(officialHeadings, [official(fresh())]);
    const first = await server.ok("previewUsers", { file }, asAdmin);
    expect(await stands(first.importId)).toMatchObject({ notices: [] });
    await upload(first.importId);
    const { importId } = await server.ok("previewUsers", { file }, asSuperTwo);
    const admin = await readPerson(server, "admin");
    const again = await stands(importId, asSuperTwo);
    expect(again).toMatchObject({ unchanged: 1, new: 0 });
    expect(again.notices).toEqual([
      expect.stringMatching(`^This file was imported on .* by ${admin.lastname} `),
    ]);
  });
});

describe("a plan", () => {
  test("is not carried out where a row has changed since: that one comes back refused", async () => {
    const [one, two] = [fresh(), fresh()];
    const known = await addPerson(server, {
      userName: fresh(),
      userType: "official",
      role: "help desk",
    });
    const changed = [
      known.userName,
      "Sani",
      known.firstname,
      "",
      known.email ?? "",
      "08012345678",
      "help desk",
      "",
      "",
    ];
    const { id } = await preview([official(one), official(two), changed]);
    await addPerson(server, { userName: two, userType: "official", role: "help desk" });
    await server.db.update(users).set({ lastname: "Other" }).where(eq(users.id, known.id));
    await upload(id);
    const applied = await stands(id);
    expect(applied).toMatchObject({ state: "applied", new: 1, refused: 2, error: null });
    expect(applied.items.slice(1).map(({ reasons }) => reasons[0])).toEqual([
      "This was changed by somebody else since the preview.",
      "This was changed by somebody else since the preview.",
    ]);
    expect(await readPerson(server, known.userName)).toMatchObject({ lastname: "Other" });
  });

  test("is over after two hours, and never another's to carry out", async () => {
    const { id } = await preview([official(fresh())]);
    expect(await upload(id, asSuperTwo)).toMatchObject({ status: 404 });
    await server.db
      .update(imports)
      .set({ previewExpiresAt: new Date(0) })
      .where(eq(imports.id, id));
    expect(await upload(id)).toMatchObject({ status: 409, code: "import_expired" });
    await server.runJob("end imports");
    expect(await stands(id)).toMatchObject({ state: "expired", items: [], total: 0 });
  });

  test("comes to nothing once its author may not import any more", async () => {
    const { id } = await preview([official(fresh())], { as: { user: "administrator" } });
    await server.db.update(imports).set({ state: "applying" }).where(eq(imports.id, id));
    const administrator = await readPerson(server, "administrator");
    const denied = {
      userId: administrator.id,
      claim: "users.enter" as const,
      allowed: false,
      since: new Date(),
      until: new Date(Date.now() + 86_400_000),
      reason: "on leave",
    };
    await server.db.insert(userClaims).values(denied);
    await server.runJob("imports");
    expect(await stands(id)).toMatchObject({
      state: "previewed",
      error: "You may do this no longer, so nothing was written.",
    });
    await server.db.delete(userClaims).where(eq(userClaims.userId, administrator.id));
  });

  test("comes to nothing once its author's account is switched off", async () => {
    const author = await addPerson(server, {
      userName: fresh(),
      userType: "official",
      role: "administrator",
    });
    const name = fresh();
    const { id } = await preview([official(name)], { as: { user: author.userName } });
    await server.db.update(imports).set({ state: "applying" }).where(eq(imports.id, id));
    await server.db.update(users).set({ active: false }).where(eq(users.id, author.id));
    await server.runJob("imports");
    expect(await stands(id, asAdmin)).toMatchObject({
      state: "previewed",
      error: "You may do this no longer, so nothing was written.",
    });
    expect(await server.db.$count(users, eq(users.userName, name))).toBe(0);
  });

  test("comes to nothing once whoever acted as its author may not any more", async () => {
    const name = fresh();
    const { id } = await preview([official(name)]);
    const officer = await addPerson(server, {
      userName: fresh(),
      userType: "official",
      role: "administrator",
    });
    const asAuthor = { state: "applying" as const, impersonatorId: officer.id };
    await server.db.update(imports).set(asAuthor).where(eq(imports.id, id));
    await deny(server, officer.id, "users.impersonate");
    await server.runJob("imports");
    expect(await stands(id)).toMatchObject({
      state: "previewed",
      error: "You may do this no longer, so nothing was written.",
    });
    expect(await server.db.$count(users, eq(users.userName, name))).toBe(0);
  });

  test("leaves nothing where the disk is full, says what to do, and can be tried again", async () => {
    const { id } = await preview([official(fresh(), { number: "FULL/1" })]);
    const before = await everyTable(server);
    await server.db.execute(sql`
      create function no_room() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await server.db.execute(sql`
      create trigger no_room before insert on staff_accounts for each row execute function no_room()`);
    await upload(id);
    expect(await stands(id)).toMatchObject({
      state: "previewed",
      error: expect.stringContaining("no room left, so nothing was written"),
      mayApply: true,
    });
    expect(await everyTable(server)).toEqual(before);
    await server.db.execute(sql`drop function no_room() cascade`);
    await upload(id);
    expect(await stands(id)).toMatchObject({ state: "applied", error: null });
  });
});

describe("an undo", () => {
  test("is the author's or an administrator's, for 24 hours and once", async () => {
    const asAdministrator = { as: { user: "administrator" } };
    const { id } = await preview([official(fresh())], asAdministrator);
    await upload(id, asAdministrator);
    const undo = (user: string) => server.request("undoImport", { id }, { as: { user } });
    expect(await undo("helpdesk")).toMatchObject({ status: 404 });
    expect(await undo("registrar")).toMatchObject({ status: 409, code: "undo_refused" });
    const [kept] = await server.db.select().from(imports).where(eq(imports.id, id));
    await server.db
      .update(imports)
      .set({ undoUntil: new Date(0) })
      .where(eq(imports.id, id));
    expect(await undo("administrator")).toMatchObject({ status: 409, code: "undo_refused" });
    await server.db.update(imports).set({ undoUntil: kept?.undoUntil }).where(eq(imports.id, id));
    await Promise.all([undo("admin"), undo("admin")]);
    expect(await stands(id)).toMatchObject({ state: "undone", undone: 1, kept: 0 });
    const past = { subject: "import" as const, id };
    const { items } = await server.ok("getHistory", past, asAdministrator);
    expect(items.map(({ who, what }) => [who.role, what.replace(/ of.*/, "")])).toEqual([
      ["super administrator", "undid the import"],
      ["administrator", expect.stringMatching(/^imported /)],
    ]);
    const helpDesk = await server.request("getHistory", past, { as: { user: "helpdesk" } });
    expect(helpDesk.status).toBe(404);
  });

  test("keeps what it cannot give back, such as an address that another has by now", async () => {
    const [known, plain] = await Promise.all(
      [1, 2].map(() =>
        addPerson(server, { userName: fresh(), userType: "official", role: "help desk" }),
      ),
    );
    if (!known || !plain) throw new Error("Both were added.");
    const row = ({ userName, lastname, firstname }: typeof known, email: string) => [
      userName,
      lastname,
      firstname,
      "Ada",
      email,
      "08012345678",
      "help desk",
      "",
      "",
    ];
    const { id } = await preview([
      row(known, "moved@example.edu.ng"),
      row(plain, "too@example.edu.ng"),
    ]);
    await upload(id);
    await addPerson(server, { userName: fresh(), email: known.email });
    await server.ok("undoImport", { id }, asAdmin);
    const undone = await server.ok("getImport", { id, verdict: "Kept" }, asAdmin);
    expect(undone).toMatchObject({ undone: 1, kept: 1, error: null });
    expect(undone.items.map(({ cells }) => cells[0])).toEqual([known.userName]);
    expect(await readPerson(server, plain.userName)).toMatchObject({ email: plain.email });
  });
});

test("the list shows one's own imports, and everybody's to whom the audit is open", async () => {
  await preview([official(fresh())], { as: { user: "administrator" } });
  const listed = async (user: string) =>
    (await server.ok("listImports", { size: 100 }, { as: { user } })).items.map(({ by }) => by);
  expect(await listed("helpdesk")).toEqual([]);
  expect(await listed("lecturer")).toEqual([]);
  expect(new Set(await listed("admin")).size).toBeGreaterThan(1);
});

test("the sample has the columns that are asked for, and its example is no row", async () => {
  const sample = await server.ok("downloadUsersSample", {}, asAdmin);
  const file = new File([new Uint8Array(await sample.arrayBuffer())], "sample.xlsx");
  const { importId } = await server.ok("previewUsers", { file }, asAdmin);
  expect(await stands(importId)).toMatchObject({ rows: 1, unchanged: 1, refused: 0 });
});

// This test is last, because its rows slow down all that reads whole tables. `pnpm bench imports` has 20,000.
test("a workbook of 5,000 rows with 125 faults is previewed and applied behind the scenes, each fault by its row", async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) =>
    official(`many.${at}`, at % 40 === 0 ? { phone: "1" } : {}),
  );
  const file = await workbookOf(officialHeadings, rows);
  const { importId } = await server.ok("previewUsers", { file }, asAdmin);
  expect(await stands(importId)).toMatchObject({ state: "previewing", rows: 5_000, total: 0 });
  expect(await upload(importId)).toMatchObject({ status: 409, code: "not_previewed" });
  await server.runJob("imports");
  const shown = await server.ok(
    "getImport",
    { id: importId, verdict: "Refused", page: 2 },
    asAdmin,
  );
  expect(shown).toMatchObject({ new: 4_875, refused: 125, total: 125 });
  expect(shown.items[0]).toMatchObject({ line: 802, reasons: ["Phone: invaild phone number."] });
  await upload(importId);
  await server.runJob("imports");
  const applied = await stands(importId);
  expect(applied).toMatchObject({ state: "applied", new: 4_875, refused: 125, error: null });
  expect(await server.db.$count(users, like(users.userName, "many.%"))).toBe(4_875);
});
