import { openExports } from "@polyportal/domain/export/exports";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { auditRows } from "../database/schema/audit-rows.ts";
import { exportKeys, exportParts, exportRequests } from "../database/schema/exports.ts";
import { userClaims } from "../database/schema/rights.ts";
import { addPerson } from "../families/authentication/testing/people.ts";
import { readSheet } from "../sheets/read-sheet.ts";
import { allCells } from "../sheets/testing/workbook.ts";
import { testServer } from "../testing/test-server.ts";
import { forgetAll } from "../retention/testing/forget-all.ts";
import { addAdministrator, deny, exportOfId } from "./testing/exports.ts";

const server = await testServer();
afterAll(server.stop);

const admin = { as: { user: "admin" } };
const officials = { list: "listUsers", filters: { userType: "official" } } as const;

async function textOf(id: string, by = admin) {
  const file = await server.ok("getExportFile", { id }, by);
  return file.text();
}

describe("a small list", () => {
  test("is written while the caller waits, with the page's words, and the download is on record", async () => {
    const made = await server.ok(
      "requestExport",
      { ...officials, format: "csv", columns: ["userName", "fullName", "email"], sort: "userName" },
      admin,
    );
    expect(made).toMatchObject({ title: "Users", state: "done", ready: true, leftOut: [] });
    expect(made.done).toBe(made.total);
    const page = await server.ok(
      "listUsers",
      { userType: "official", sort: "userName", size: 1000 },
      admin,
    );
    const lines = (await textOf(made.id)).split("\r\n");
    expect(lines[0]).toBe("User name,Full name,E-mail");
    expect(
      lines
        .slice(1)
        .filter(Boolean)
        .map((line) => line.split(",")[0]),
    ).toEqual(page.items.map(({ userName }) => userName));
    const noted = await server.db.select().from(auditRows).where(eq(auditRows.subjectId, made.id));
    expect(noted.map(({ action }) => action)).toEqual(["requestExport", "downloadExport"]);
    expect(await server.db.$count(exportKeys)).toBe(0);
  });

  test.each(["xlsx", "pdf"] as const)("is written as %s", async (format) => {
    const made = await server.ok("requestExport", { ...officials, format }, admin);
    const bytes = Buffer.from(
      await (await server.ok("getExportFile", { id: made.id }, admin)).arrayBuffer(),
    );
    expect(bytes.length).toBe(made.size);
    expect(bytes.subarray(0, 4).toString("latin1")).toBe(
      format === "pdf" ? "%PDF" : "PK\u0003\u0004",
    );
  });
});

const as = (user: string) => ({ as: { user } });
const csv = { ...officials, format: "csv" } as const;

describe("what stands in the file", () => {
  test("is carried out by no spreadsheet, and is what it was", async () => {
    const lastname = '=HYPERLINK("http://evil.example","Open")';
    await addPerson(server, {
      userName: "+formula",
      userType: "official",
      role: "bursar",
      lastname,
    });
    const asked = { list: "listUsers", search: "+formula", columns: ["userName", "fullName"] };
    const text = await server.ok("requestExport", { ...asked, format: "csv" }, admin);
    expect(await textOf(text.id)).toContain(
      `'+formula,"'=HYPERLINK(""http://evil.example"",""Open"")`,
    );
    const book = await server.ok("requestExport", { ...asked, format: "xlsx" }, admin);
    const file = await server.ok("getExportFile", { id: book.id }, admin);
    const sheet = await readSheet(new Uint8Array(await file.arrayBuffer()), "users.xlsx");
    expect(await allCells(sheet)).toEqual([["+formula", `${lastname} Ngọzi Ada`]]);
  });

  test("has no personal columns without the right to them, and says so", async () => {
    const { id, userName } = await addAdministrator(server);
    const columns = ["email", "userName", "mobileNumber"];
    const all = await server.ok("requestExport", { ...csv, columns }, as(userName));
    expect(await textOf(all.id, as(userName))).toMatch(/^E-mail,User name,Phone\r\n/);
    await deny(server, id, "export.personal");
    const made = await server.request("requestExport", { ...csv, columns }, as(userName));
    expect(made).toMatchObject({
      data: { leftOut: ["E-mail", "Phone"], state: "done" },
      message: expect.stringContaining("Left out") as string,
    });
    const fewer = made.success ? made.data.id : "";
    expect(await textOf(fewer, as(userName))).toMatch(/^User name\r\n/);
    expect(
      await server.request("requestExport", { ...csv, columns: ["email"] }, as(userName)),
    ).toMatchObject({ code: "no_columns" });
    // The first file has personal columns: whoever lost the right does not get it any more.
    expect(await server.request("getExportFile", { id: all.id }, as(userName))).toMatchObject({
      status: 403,
    });
    expect(await exportOfId(server, all.id)).toMatchObject({
      state: "failed",
      failure: "right_lost",
    });
    expect(await server.db.$count(exportParts, eq(exportParts.exportId, all.id))).toBe(0);
    const listed = await server.ok("listExports", { state: "failed", side: "own" }, as(userName));
    expect(listed.items[0]?.failure).toContain("may no longer see");
  });
});

test("a saved view's columns that are gone are left out; where none is left, it says so", async () => {
  const view = { ...officials, format: "csv" as const, sort: "userName" };
  const made = await server.ok(
    "requestExport",
    { ...view, columns: ["gone", "fullName", "alsoGone"] },
    admin,
  );
  expect((await textOf(made.id)).split("\r\n")[0]).toBe("Full name");
  expect(
    await server.request("requestExport", { ...view, columns: ["gone"] }, admin),
  ).toMatchObject({ code: "no_columns" });
  for (const asked of [{ sort: "gone" }, { filters: { userType: "gone" } }]) {
    expect(await server.request("requestExport", { ...view, ...asked }, admin)).toMatchObject({
      status: 422,
      code: "invalid_input",
    });
  }
});

describe("who asks", () => {
  test("needs the list's own claim, and a list that there is", async () => {
    expect(await server.request("requestExport", csv, as("bursar"))).toMatchObject({ status: 403 });
    expect(
      await server.request("requestExport", { ...csv, list: "listSecrets" }, admin),
    ).toMatchObject({ status: 404 });
    expect(
      await server.request("requestExport", { ...csv, sort: "password" }, admin),
    ).toMatchObject({ code: "invalid_input" });
  });

  test("gets the same file for the same question, asked twenty times at once", async () => {
    const { userName } = await addAdministrator(server);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.ok("requestExport", csv, as(userName))),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await server.db
      .update(exportRequests)
      .set({ requestedAt: new Date(Date.now() - 11 * 60_000) })
      .where(eq(exportRequests.id, answers[0]?.id ?? ""));
    const later = await server.ok("requestExport", csv, as(userName));
    expect(later.id).not.toBe(answers[0]?.id);
  });

  test("of twenty different ones at once gets all of them, a few at once and the others later", async () => {
    const { userName } = await addAdministrator(server);
    const searches = Array.from({ length: openExports }, (_, at) => `staff ${at}`);
    const asked = await Promise.all(
      searches.map((search) => server.ok("requestExport", { ...csv, search }, as(userName))),
    );
    expect(asked.some(({ state }) => state === "waiting")).toBe(true);
    await server.runJob("exports");
    const listed = await server.ok("listExports", { size: 100, side: "own" }, as(userName));
    expect(listed.items.map(({ state }) => state)).toEqual(searches.map(() => "done"));
  });

  test("has no more than twenty waiting", async () => {
    const { id, userName } = await addAdministrator(server);
    const made = await server.ok("requestExport", csv, as(userName));
    const row = await exportOfId(server, made.id);
    await server.db.insert(exportRequests).values(
      Array.from({ length: openExports }, (_, at) => ({
        ...row,
        id: `00000000-0000-7000-8000-0000000001${String(at).padStart(2, "0")}`,
        userId: id,
        question: String(at),
        state: "waiting" as const,
      })),
    );
    expect(
      await server.request("requestExport", { ...csv, search: "one more" }, as(userName)),
    ).toMatchObject({ code: "too_many_exports" });
    await server.db.delete(exportRequests).where(eq(exportRequests.userId, id));
  });

  test("alone takes the file and deletes it; who sees the record takes what is not personal", async () => {
    const owner = await addAdministrator(server);
    const columns = ["userName", "fullName"];
    const plain = await server.ok("requestExport", { ...csv, columns }, as(owner.userName));
    const personal = await server.ok(
      "requestExport",
      { ...csv, columns: ["email"] },
      as(owner.userName),
    );
    const watcher = await addAdministrator(server);
    const all = await server.ok("listExports", { size: 1000 }, as(watcher.userName));
    const readyOf = (id: string) => all.items.find((one) => one.id === id);
    expect(readyOf(plain.id)).toMatchObject({ own: false, ready: true });
    expect(readyOf(personal.id)).toMatchObject({ own: false, ready: false });
    expect(await textOf(plain.id, as(watcher.userName))).toContain("User name");
    expect(
      await server.request("getExportFile", { id: personal.id }, as(watcher.userName)),
    ).toMatchObject({ status: 403 });
    // A refusal for somebody else does not end the owner's export.
    expect(await exportOfId(server, personal.id)).toMatchObject({ state: "done" });
    expect(
      await server.request("deleteExport", { id: plain.id }, as(watcher.userName)),
    ).toMatchObject({ status: 404 });
    await deny(server, watcher.id, "audit.see");
    expect(
      await server.request("getExportFile", { id: plain.id }, as(watcher.userName)),
    ).toMatchObject({ status: 404 });
    const own = await server.ok("listExports", {}, as(watcher.userName));
    expect(own.total).toBe(0);
    await server.db.delete(userClaims).where(eq(userClaims.userId, watcher.id));

    await server.ok("deleteExport", { id: plain.id }, as(owner.userName));
    expect(
      await server.request("getExportFile", { id: plain.id }, as(owner.userName)),
    ).toMatchObject({ status: 404 });
    expect(await server.db.$count(exportParts, eq(exportParts.exportId, plain.id))).toBe(0);
  });
});

test("a file is kept for seven days, and then nothing of it", async () => {
  const { userName } = await addAdministrator(server);
  const { id } = await server.ok("requestExport", csv, as(userName));
  await server.db
    .update(exportRequests)
    .set({ requestedAt: new Date(Date.now() - 7 * 86_400_000 - 1000) })
    .where(eq(exportRequests.id, id));
  expect(await server.request("getExportFile", { id }, as(userName))).toMatchObject({
    status: 404,
  });
  expect((await server.ok("listExports", { side: "own" }, as(userName))).total).toBe(0);
  await forgetAll(server.db);
  expect(await server.db.$count(exportRequests, eq(exportRequests.id, id))).toBe(0);
  expect(await server.db.$count(exportParts, eq(exportParts.exportId, id))).toBe(0);
});
