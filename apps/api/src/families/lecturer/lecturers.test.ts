import { approverAccountMessages } from "@polyportal/domain/messages/approver-account";
import { importPeopleMessages } from "@polyportal/domain/messages/import-people";
import fc from "fast-check";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { userClaims } from "../../database/schema/rights.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { everyTable, pasted } from "../../import/testing/sheets.ts";
import { testServer } from "../../testing/test-server.ts";
import { addPerson, lettersTo, readPerson, recordOf } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const asAdmin = { as: { user: "admin" } };
const asAdministrator = { as: { user: "administrator" } };

const headings = [
  "Staff number*",
  "Title",
  "Surname*",
  "First name*",
  "Middle name",
  "Gender*",
  "E-mail*",
  "Phone*",
  "Department code*",
  "Designation",
  "Employment status",
  "Specialisation",
  "Salary grade",
  "Step",
];

type Own = Partial<
  Record<"title" | "surname" | "gender" | "email" | "unit" | "designation" | "grade", string>
>;

const lecturer = (number: string, own: Own = {}) => [
  number,
  own.title ?? "Dr",
  own.surname ?? "Sani",
  "Hauwa",
  "",
  own.gender ?? "female",
  own.email ?? `${number.toLowerCase().replace("/", ".")}@example.edu.ng`,
  "0803 123 4567",
  own.unit ?? "acc",
  own.designation ?? "",
  "Permanent",
  "",
  own.grade ?? "",
  "",
];

async function preview(rows: readonly (readonly string[])[], as = asAdmin) {
  const { importId } = await server.ok("previewLecturers", { text: pasted(headings, rows) }, as);
  return server.ok("getImport", { id: importId, size: 100 }, as);
}

const memberOf = async (number: string) =>
  (await server.db.select().from(staff).where(eq(staff.staffNumber, number)))[0];

describe("a sheet of lecturers", () => {
  test("makes accounts with their letters once, and changes what it says otherwise", async () => {
    const first = await preview([lecturer("LEC/1", { grade: "7" }), lecturer("LEC/2")]);
    expect(first).toMatchObject({ new: 2, refused: 0, kind: "lecturers" });
    await server.ok("uploadLecturers", { importId: first.id }, asAdmin);
    const one = await readPerson(server, "LEC/1");
    expect(one).toMatchObject({ userType: "lecturer", role: "lecturer", oldUser: false });
    expect(await memberOf("LEC/1")).toMatchObject({
      title: "Dr",
      gender: "Female",
      salaryGrade: "7",
      employmentStatus: "Permanent",
    });
    const again = await preview([
      lecturer("lec/1", { title: "Prof", email: one.email ?? "" }),
      lecturer("LEC/2"),
    ]);
    expect(again.items.map(({ verdict, changes }) => [verdict, changes])).toEqual([
      ["Changed", [{ column: "title", from: "Dr", to: "Prof" }]],
      ["Unchanged", []],
    ]);
    await server.ok("uploadLecturers", { importId: again.id }, asAdmin);
    expect(await memberOf("LEC/1")).toMatchObject({ title: "Prof", salaryGrade: "7" });
    expect(await lettersTo(server, one.email ?? "")).toHaveLength(1);
    const listed = await server.ok("listLecturers", { search: "sani" }, asAdmin);
    expect(listed.items).toContainEqual(
      expect.objectContaining({ staffNumber: "LEC/1", department: "Accountancy", courses: 0 }),
    );
  });

  test("names those whom it leaves out, and leaves them as they are", async () => {
    const shown = await preview([lecturer("LEC/3")]);
    const known = await readPerson(server, "lecturer");
    expect(shown.missing?.names).toContainEqual(expect.stringContaining(known.lastname));
    expect(shown.missing?.count).toBe(shown.missing?.names.length);
    await server.ok("uploadLecturers", { importId: shown.id }, asAdmin);
    expect(await readPerson(server, "lecturer")).toMatchObject({ active: true });
  });

  test("refuses a row to the letter", async () => {
    const registrar = await readPerson(server, "registrar");
    const [{ number } = { number: "" }] = await server.db
      .select({ number: staff.staffNumber })
      .from(staffAccounts)
      .innerJoin(staff, eq(staff.id, staffAccounts.staffId))
      .where(eq(staffAccounts.userId, registrar.id));
    const plain = await addPerson(server, { userName: "no.number" });
    await addPerson(server, { userName: "LEC/9" });
    const shown = await preview([
      lecturer("LEC/4", { unit: "XYZ" }),
      lecturer("LEC/5", { email: registrar.email ?? "" }),
      lecturer("LEC/6", { email: plain.email ?? "" }),
      lecturer("LEC/7", { gender: "fe" }),
      lecturer("LEC/8", { email: " " }),
      lecturer("LEC/9"),
    ]);
    expect(shown.items.map(({ reasons }) => reasons)).toEqual([
      ["no department has this code"],
      [`this e-mail address belongs to ${number}`],
      ["this e-mail address belongs to another account"],
      ["Gender: write Male or Female."],
      ["E-mail: please enter the e-mail."],
      ["this name is taken"],
    ]);
  });

  test("neither moves the address of who approves, nor gives who approves a second account, nor changes the importer's own", async () => {
    const numbered = async (own: Parameters<typeof addPerson>[1], number: string) => {
      const { id, userName, email } = await addPerson(server, {
        email: `${number}@a.example`,
        ...own,
      });
      await server.db.insert(staff).values({ id, staffNumber: number });
      await server.db.insert(staffAccounts).values({ userId: id, staffId: id });
      return { id, userName, email: email ?? "" };
    };
    const verdict = async (number: string, as = asAdministrator) =>
      (await preview([lecturer(number, { email: "sheet@elsewhere.example" })], as)).items[0];
    const refused = (message: string) => ({ verdict: "Refused", reasons: [message] });
    const { approverByHand } = importPeopleMessages;
    const plain = { userType: "lecturer", role: "lecturer" };
    const { id: userId } = await numbered({ userName: "decides.soon", ...plain }, "ASP/7410");
    expect(await verdict("ASP/7410")).toMatchObject({ verdict: "Changed" });
    const right = { claim: "users.approve", allowed: true, until: new Date("2099-01-01") } as const;
    const given = { ...right, userId, since: new Date(), reason: "Acts for the registrar." };
    await server.db.insert(userClaims).values(given);
    expect(await verdict("ASP/7410")).toMatchObject(refused(approverByHand));
    const official = { userName: "decides.already", userType: "official", role: "bursar" };
    await numbered(official, "ASP/7411");
    expect(await verdict("ASP/7411")).toMatchObject(refused(approverByHand));
    const own = await numbered({ userName: "imports", ...plain }, "ASP/7412");
    const [admin] = [await readPerson(server, "administrator")];
    await server.db
      .insert(staffAccounts)
      .values({ userId: admin.id, staffId: own.id })
      .onConflictDoUpdate({ target: staffAccounts.userId, set: { staffId: own.id } });
    expect(await verdict("ASP/7412")).toMatchObject(refused(approverAccountMessages.ownEmail));
  });

  test("shows and takes salaries with the claim for them alone", async () => {
    const shown = await preview([lecturer("LEC/10", { grade: "9" })], asAdministrator);
    expect(shown.notices).toContain("Left out, for you may not see them: Salary grade, Step.");
    expect(shown.columns.map(({ key }) => key)).not.toContain("salaryGrade");
    await server.ok("uploadLecturers", { importId: shown.id }, asAdministrator);
    expect(await memberOf("LEC/10")).toMatchObject({ salaryGrade: "" });
    const raised = await preview([lecturer("LEC/10", { grade: "12" })]);
    expect(raised.items[0]?.changes).toEqual([{ column: "salaryGrade", from: "", to: "12" }]);
    const others = await server.ok("getImport", { id: raised.id }, asAdministrator);
    // The whole value: an id may end in the same digits.
    expect(JSON.stringify(others)).not.toContain('"12"');
  });
});

describe("a lecturer", () => {
  const reason = "The establishment office has asked for it.";
  const edited = async (number: string, as = asAdmin) => {
    const { id } = await readPerson(server, number);
    const { staffNumber: _, ...known } = await server.ok("getLecturer", { id }, as);
    const given = {
      ...known,
      gender: "Female",
      departmentId: known.departmentId ?? "",
      email: known.email ?? "",
      mobileNumber: "08031234567",
      salaryGrade: known.salaryGrade ?? "",
      salaryStep: known.salaryStep ?? "",
    };
    return given;
  };
  const add = async (number: string) => {
    const { id } = await preview([lecturer(number, { grade: "7" })]);
    await server.ok("uploadLecturers", { importId: id }, asAdmin);
  };

  test("is edited from what the form began with; a new name and address need a reason", async () => {
    await add("LEC/20");
    const given = await edited("LEC/20");
    const plain = { ...given, title: "Prof", designation: "Reader", departmentId: 1 };
    await server.ok("updateLecturer", plain, asAdmin);
    expect(await memberOf("LEC/20")).toMatchObject({
      title: "Prof",
      designation: "Reader",
      departmentId: 1,
      salaryGrade: "7",
    });
    expect(await server.request("updateLecturer", plain, asAdmin)).toMatchObject({
      status: 409,
      code: "conflict",
      message: expect.stringMatching(/^Effiong Emmanuel Bassey saved this on /),
    });
    const renamed = { ...plain, revision: given.revision + 1, email: "new.lec@example.edu.ng" };
    expect(await server.request("updateLecturer", renamed, asAdmin)).toMatchObject({
      code: "reason_needed",
    });
    await server.ok("updateLecturer", { ...renamed, reason }, asAdmin);
    expect(await readPerson(server, "LEC/20")).toMatchObject({ email: "new.lec@example.edu.ng" });
    expect(await lettersTo(server, given.email)).toHaveLength(2);
    expect(await recordOf(server, given.id)).toContainEqual(
      expect.objectContaining({
        action: "updateUser",
        reason,
        before: expect.objectContaining({ email: given.email }),
        after: expect.objectContaining({ email: "new.lec@example.edu.ng" }),
      }),
    );
  });

  test("has an address of the own, and is found among lecturers alone", async () => {
    await add("LEC/21");
    const registrar = await readPerson(server, "registrar");
    const given = { ...(await edited("LEC/21")), email: registrar.email ?? "", reason };
    expect(await server.request("updateLecturer", given, asAdmin)).toMatchObject({
      status: 409,
      code: "email_taken",
      fields: { email: "this e-mail address belongs to another account" },
    });
    for (const id of [registrar.id, (await readPerson(server, "student")).id]) {
      expect(await server.request("getLecturer", { id }, asAdmin)).toMatchObject({ status: 404 });
      expect(await server.request("updateLecturer", { ...given, id }, asAdmin)).toMatchObject({
        status: 404,
      });
    }
  });

  test("has a salary that is neither seen nor changed without the claim for it", async () => {
    await add("LEC/22");
    const given = await edited("LEC/22", asAdministrator);
    expect(given).toMatchObject({ salaryGrade: "" });
    await server.ok("updateLecturer", { ...given, salaryGrade: "15" }, asAdministrator);
    expect(await memberOf("LEC/22")).toMatchObject({ salaryGrade: "7" });
  });
});

test("whatever is imported and undone leaves every table as it was", async () => {
  const numbers = ["ASP/0101", "ASP/0102", "ASP/0103", "PROP/1", "PROP/2", "PROP/3"];
  const row = fc.record({
    number: fc.constantFrom(...numbers),
    surname: fc.constantFrom("Sani", "Okonkwo"),
    unit: fc.constantFrom("ACC", "COM", "XYZ"),
    title: fc.constantFrom("", "Prof"),
    designation: fc.constantFrom("", "Reader"),
  });
  // That an address was replaced is told, and stays told.
  const tables = async () => ({ ...(await everyTable(server)), outbox_messages: "" });
  const before = await tables();
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(row, { selector: ({ number }) => number, minLength: 1 }),
      async (rows) => {
        const {
          id,
          new: fresh,
          changed,
        } = await preview(rows.map(({ number, ...own }) => lecturer(number, own)));
        if (fresh + changed === 0) return;
        await server.ok("uploadLecturers", { importId: id }, asAdmin);
        expect(await server.ok("getImport", { id }, asAdmin)).toMatchObject({ state: "applied" });
        await server.ok("undoImport", { id }, asAdmin);
        expect(await server.ok("getImport", { id }, asAdmin)).toMatchObject({
          state: "undone",
          kept: 0,
        });
        expect(await tables()).toEqual(before);
      },
    ),
    { numRuns: 12 },
  );
});
