import { bulkEditPages } from "@polyportal/domain/import/pages";
import { importRunMessages } from "@polyportal/domain/messages/import-run";
import { eq, inArray } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, describe, expect, test } from "vitest";
import { imports } from "../database/schema/imports.ts";
import { approvals } from "../database/schema/approval.ts";
import { users } from "../database/schema/users.ts";
import { testServer } from "../testing/test-server.ts";
import { openBrowser } from "./authentication/testing/browser.ts";
import { addPerson, password, readPerson } from "./authentication/testing/people.ts";
import { bulkEdits, importers } from "./families.ts";
import { unitLoadEdit } from "./unit-load/write-loads.ts";

// What is done on a page to many records at once, and taken back within a day.

const server = await testServer();
afterAll(server.stop);

const as = (user: string) => ({ as: { user } });
const asAdmin = as("admin");
const reason = "The contract of these ended in August.";

let added = 0;
const officials = (count: number, active = true) =>
  Promise.all(
    Array.from({ length: count }, () =>
      addPerson(server, {
        userName: `bulk.${(added += 1)}`,
        userType: "official",
        role: "help desk",
        active,
      }),
    ),
  );

test("of students nothing is imported or edited in bulk but loads: their past tells what was undone of these", () => {
  const ofStudents = [...bulkEdits, ...importers].filter(({ subject }) => subject === "student");
  expect(ofStudents).toEqual([unitLoadEdit.edit]);
});

async function switchAll(people: readonly { id: string }[], active: boolean, by = "administrator") {
  const ids = people.map(({ id }) => id);
  const { undoId } = await server.ok("toggleUserActivation", { ids, active, reason }, as(by));
  return undoId ?? "";
}

const activeOf = async (people: readonly { id: string }[]) => {
  const ids = people.map(({ id }) => id);
  const found = await server.db.select().from(users).where(inArray(users.id, ids));
  return people.map(({ id }) => found.find((one) => one.id === id)?.active);
};

const undo = (id: string, user = "administrator") => server.request("undoImport", { id }, as(user));

test("every bulk edit has the page on which it is looked at and undone", () => {
  expect(bulkEdits.map(({ name }) => name).toSorted()).toEqual(
    Object.keys(bulkEditPages).toSorted(),
  );
});

describe("accounts switched at once", () => {
  test("are as they were when the undo answers, though other processes look for steps meanwhile", async () => {
    const people = await officials(2);
    const { runAll } = server.services.imports;
    const over = new AbortController();
    const others = [1, 2].map(async () => {
      while (!over.signal.aborted) await runAll(over.signal);
    });
    try {
      for (let round = 0; round < 10; round += 1) {
        const id = await switchAll(people, false);
        await server.ok("undoImport", { id }, as("administrator"));
        const ended = await server.ok("getImport", { id }, as("administrator"));
        expect(ended).toMatchObject({ state: "undone", undone: 2 });
      }
    } finally {
      over.abort();
      await Promise.all(others);
    }
  });

  test("are as they were after an undo, each with its trace, and are listed until then", async () => {
    const people = await officials(3);
    const id = await switchAll(people, false);
    expect(await activeOf(people)).toEqual([false, false, false]);
    const { items } = await server.ok("listImports", { kind: "accounts" }, as("administrator"));
    expect(items[0]).toMatchObject({ id, fileName: "3 accounts switched off", state: "applied" });
    const shown = await server.ok("getImport", { id }, as("administrator"));
    expect(shown).toMatchObject({ changed: 3, mayUndo: true, refused: 0 });
    expect(shown.items[0]?.changes).toEqual([
      { column: "active", from: "Active", to: "Switched off" },
    ]);
    const board = await server.ok("getAdminDashboard", {}, as("administrator"));
    expect(board.imports.map((one) => one.id)).toContain(id);
    await server.ok("undoImport", { id }, as("administrator"));
    expect(await activeOf(people)).toEqual([true, true, true]);
    expect(await server.ok("getImport", { id }, as("administrator"))).toMatchObject({
      state: "undone",
      undone: 3,
      kept: 0,
      mayUndo: false,
    });
    const [first] = people;
    const past = await server.ok("getHistory", { subject: "user", id: first?.id ?? "" }, asAdmin);
    expect(past.items.slice(0, 2).map(({ what }) => what)).toEqual([
      expect.stringContaining("took back"),
      expect.stringMatching(/switched|deactivated/),
    ]);
  });

  test("are kept by name where others have changed them, or they may not be touched any more", async () => {
    const people = await officials(3);
    const [again, chief, plain] = people;
    if (!again || !chief || !plain) throw new Error("Three were added.");
    const id = await switchAll(people, false);
    await switchAll([again], true, "admin");
    await server.db
      .update(users)
      .set({ role: "super administrator" })
      .where(eq(users.id, chief.id));
    await server.ok("undoImport", { id }, as("administrator"));
    const { items, undone, kept } = await server.ok(
      "getImport",
      { id, verdict: "Kept" },
      as("administrator"),
    );
    expect({ undone, kept }).toEqual({ undone: 1, kept: 2 });
    expect(items.map(({ cells, kept: why }) => [cells[1], why])).toEqual([
      [again.userName, importRunMessages.keptChanged],
      [chief.userName, importRunMessages.keptHeld],
    ]);
    expect(await activeOf(people)).toEqual([true, false, true]);
  });

  test("that were switched on are signed out by an undo, and their requests withdrawn", async () => {
    const people = await officials(2, false);
    const [first] = people;
    const id = await switchAll(people, true);
    const browser = openBrowser(server);
    const own = { userName: first?.userName ?? "", password };
    await browser.request("login", own);
    const headers = { Authorization: `Bearer ${browser.cookies.get("token")}` };
    const profile = () => server.request("getProfile", {}, { headers });
    expect(await profile()).toMatchObject({ status: 200 });
    const asked = uuid();
    await server.db.insert(approvals).values({
      id: asked,
      act: "approvingRole",
      subject: "user",
      subjectId: "",
      title: "A role",
      payload: {},
      before: {},
      after: {},
      reason,
      concerned: [],
      requesterId: first?.id ?? "",
      requestedAt: new Date(),
      lapsesAt: new Date(Date.now() + 3_600_000),
    });
    await server.ok("undoImport", { id }, as("administrator"));
    expect(await activeOf(people)).toEqual([false, false]);
    expect(await profile()).toMatchObject({ status: 401 });
    // Its sign-ins are over: they do not come back with the account.
    await switchAll(people, true);
    expect(await profile()).toMatchObject({ status: 401 });
    const [request] = await server.db.select().from(approvals).where(eq(approvals.id, asked));
    expect(request?.state).toBe("withdrawn");
  });

  test("are undone by their author or an administrator, for 24 hours, and never one alone", async () => {
    const people = await officials(2);
    const id = await switchAll(people, false);
    expect(await undo(id, "helpdesk")).toMatchObject({ status: 404 });
    expect(await undo(id, "registrar")).toMatchObject({ status: 409, code: "undo_refused" });
    const [kept] = await server.db.select().from(imports).where(eq(imports.id, id));
    const day = 24 * 3_600_000;
    expect(Number(kept?.undoUntil) - Number(kept?.appliedAt)).toBe(day);
    await server.db
      .update(imports)
      .set({ undoUntil: new Date(0) })
      .where(eq(imports.id, id));
    expect(await undo(id)).toMatchObject({ status: 409, code: "undo_refused" });
    const [one] = people;
    if (!one) throw new Error("Two were added.");
    expect(await switchAll([one], true)).toBe("");
    // A super administrator is switched by two, and by no undo.
    const chief = await readPerson(server, "super.two");
    const asked = await server.ok(
      "toggleUserActivation",
      { ids: [chief.id, one.id], active: false, reason, typed: "SWITCH OFF" },
      asAdmin,
    );
    expect(asked).toMatchObject({ waits: true, undoId: null });
  });
});
