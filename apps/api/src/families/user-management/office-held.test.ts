import { and, eq, inArray } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { approvals } from "../../database/schema/approval.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { users } from "../../database/schema/users.ts";
import { pasted } from "../../import/testing/sheets.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson, readPerson } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const asAdmin = { as: { user: "admin" } };
const reason = "The establishment office has asked for it.";
const told = "an office is assigned; end it first";

const units = await server.ok("listUnits", {}, asAdmin);
const departments = units.flatMap((faculty) => faculty.departments);
const unitOf = (name: string) => departments.find((one) => one.name === name)?.id ?? 0;
const [accountancy, marketing, statistics] = [
  unitOf("Accountancy"),
  unitOf("Marketing"),
  unitOf("Statistics"),
];

let turn = 0;

/** A lecturer of a department, with a staff number. */
async function lecturer(departmentId = accountancy) {
  turn += 1;
  const userName = `holds.${turn}`;
  const person = await addPerson(server, { userName, userType: "lecturer", role: "lecturer" });
  const staffNumber = `OFF/${turn}`;
  const [member] = await server.db
    .insert(staff)
    .values({ id: crypto.randomUUID(), staffNumber, departmentId })
    .returning();
  if (!member) throw new Error("Nothing was inserted.");
  await server.db.insert(staffAccounts).values({ userId: person.id, staffId: member.id });
  return { ...person, staffNumber, staffId: member.id };
}

const coming = { since: "2090-01-01", until: "" };
let day = 2000;

/** Gives the office of an own year, so that no two collide. */
async function giveHead(holderId: string, unitId: number, own = {}) {
  day += 1;
  const tenure = { since: `${day}-01-01`, until: "2098-12-31", acting: false, ...own };
  return server.ok(
    "assignOffice",
    { office: "head of department", holderId, unitId, ...tenure },
    asAdmin,
  );
}

const off = (ids: readonly string[]) => ({ ids: [...ids], active: false, reason });

async function movedTo(person: { userName: string }, departmentId: number) {
  const { id } = await readPerson(server, person.userName);
  const { staffNumber: _, ...known } = await server.ok("getLecturer", { id }, asAdmin);
  return {
    ...known,
    gender: "Female",
    departmentId,
    email: known.email ?? "",
    mobileNumber: "08031234567",
    salaryGrade: "",
    salaryStep: "",
  } as const;
}

describe("whoever holds an office", () => {
  test("is not switched off, today or before it begins, until it is ended", async () => {
    const hod = await readPerson(server, "hod");
    const next = await lecturer();
    const { id } = await giveHead(next.id, accountancy, coming);
    for (const holder of [hod, next]) {
      expect(await server.request("toggleUserActivation", off([holder.id]), asAdmin)).toMatchObject(
        { status: 409, code: "office_held", message: told },
      );
    }
    await server.ok("endOffice", { id, until: "2090-01-02", reason }, asAdmin);
    expect(await server.request("toggleUserActivation", off([next.id]), asAdmin)).toMatchObject({
      code: "office_held",
    });
    const past = await lecturer();
    await giveHead(past.id, statistics, { since: "2020-01-01", until: "2020-12-31" });
    await server.ok("toggleUserActivation", off([past.id]), asAdmin);
  });

  test("stays on where several are switched off, and is named", async () => {
    const [plain, dean] = [await lecturer(), await readPerson(server, "dean")];
    expect(
      await server.ok("toggleUserActivation", off([plain.id, dean.id]), asAdmin),
    ).toMatchObject({ changed: 1, inOffice: ["Musa Ibrahim Danladi"] });
    const [left] = await server.db.select().from(users).where(eq(users.id, plain.id));
    expect(left).toMatchObject({ active: false });
    expect(await readPerson(server, "dean")).toMatchObject({ active: true });
  });

  test("is not switched off by a request that was made before", async () => {
    const chief = await readPerson(server, "super.two");
    const person = await lecturer();
    const ids = [chief.id, person.id];
    const asked = { ...off(ids), typed: "SWITCH OFF" };
    expect(await server.ok("toggleUserActivation", asked, asAdmin)).toMatchObject({ waits: true });
    await giveHead(person.id, statistics, coming);
    const [request] = await server.db
      .select()
      .from(approvals)
      .where(eq(approvals.subjectId, chief.id));
    expect(
      await server.request(
        "decideApproval",
        { id: request?.id ?? "", approve: true },
        { as: { user: "registrar" } },
      ),
    ).toMatchObject({ code: "office_held", message: expect.stringContaining(person.lastname) });
    expect(await readPerson(server, "super.two")).toMatchObject({ active: true });
  });

  test("keeps the account on where an undo would switch it off again", async () => {
    const people = [await lecturer(), await lecturer()];
    const ids = people.map(({ id }) => id);
    await server.db.update(users).set({ active: false }).where(inArray(users.id, ids));
    const { undoId } = await server.ok(
      "toggleUserActivation",
      { ids, active: true, reason },
      asAdmin,
    );
    await giveHead(ids[0] ?? "", marketing, coming);
    await server.ok("undoImport", { id: undoId ?? "" }, asAdmin);
    const on = await server.db
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, ids), eq(users.active, true)));
    expect(on).toEqual([{ id: ids[0] }]);
  });
});

describe("whoever heads a department", () => {
  test("is not moved to another, but to the one to be headed, and changes all else", async () => {
    const head = await lecturer(accountancy);
    await giveHead(head.id, marketing, { since: "2094-01-01", until: "2094-06-30", acting: true });
    const form = await movedTo(head, statistics);
    expect(await server.request("updateLecturer", form, asAdmin)).toMatchObject({
      status: 409,
      code: "office_held",
      fields: { departmentId: told },
    });
    await server.ok("updateLecturer", { ...form, departmentId: accountancy, title: "Dr" }, asAdmin);
    await server.ok("updateLecturer", await movedTo(head, marketing), asAdmin);
  });

  test("is not moved by way of another account of the same staff number", async () => {
    const head = await lecturer(accountancy);
    await giveHead(head.id, accountancy, {
      since: "2095-01-01",
      until: "2095-06-30",
      acting: true,
    });
    const given = {
      userName: "other.account",
      role: "hostel officer" as const,
      lastname: "Bello",
      firstname: "Fatima",
      middlename: "",
      email: "other.account@example.com",
      mobileNumber: "08012345678",
      departmentId: statistics,
      staffNumber: head.staffNumber,
    };
    expect(await server.request("createUser", given, asAdmin)).toMatchObject({
      code: "office_held",
    });
    await server.ok("createUser", { ...given, departmentId: accountancy }, asAdmin);
    const { id } = await readPerson(server, "other.account");
    const { userName: _, ...edited } = given;
    expect(
      await server.request("updateUser", { ...edited, id, revision: 1, reason }, asAdmin),
    ).toMatchObject({ status: 409, code: "office_held", fields: { departmentId: told } });
  });

  test("is refused by row where a sheet says another department", async () => {
    const [head, plain] = [await lecturer(accountancy), await lecturer(accountancy)];
    await giveHead(head.id, accountancy, {
      since: "2096-01-01",
      until: "2096-06-30",
      acting: true,
    });
    const headings = "Staff number*,Surname*,First name*,Gender*,E-mail*,Phone*,Department code*";
    const row = (person: typeof head, unit: string) => [
      person.staffNumber,
      person.lastname,
      person.firstname,
      "female",
      person.email ?? "",
      "08031234567",
      unit,
    ];
    const text = pasted(headings.split(","), [row(head, "STA"), row(plain, "STA")]);
    const { importId } = await server.ok("previewLecturers", { text }, asAdmin);
    const { items } = await server.ok("getImport", { id: importId, size: 10 }, asAdmin);
    expect(items.map(({ verdict, reasons }) => [verdict, reasons])).toEqual([
      ["Refused", [told]],
      ["Changed", []],
    ]);
    const officials = pasted(
      [
        "User name*",
        "Surname*",
        "First name*",
        "E-mail*",
        "Phone*",
        "Role*",
        "Department code",
        "Staff number",
      ],
      [
        [
          "head.besides",
          "Bello",
          "Fatima",
          "head.besides@example.com",
          "08031234567",
          "hostel officer",
          "STA",
          head.staffNumber,
        ],
      ],
    );
    const asked = await server.ok("previewUsers", { text: officials }, asAdmin);
    const shown = await server.ok("getImport", { id: asked.importId, size: 10 }, asAdmin);
    expect(shown.items).toMatchObject([{ verdict: "Refused", reasons: [told] }]);
  });
});
