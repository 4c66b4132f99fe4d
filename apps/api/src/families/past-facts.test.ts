import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../database/transaction.ts";
import { payByCard } from "../testing/payer.ts";
import { testServer } from "../testing/test-server.ts";
import { changesOfToday } from "../testing/todays-tables.ts";
import { readPerson } from "./authentication/testing/people.ts";
import { oweBed } from "./hostel/testing/residents.ts";

// What a student has of a session that is over, asked again after each change of what a school may change: it
// rests on what was so then. `results/finished-session.test.ts` asks more pages, after all changes at once.

const server = await testServer();
afterAll(server.stop);

const as = { as: { user: "student" } };
const exams = { as: { user: "exams" } };
/** The demo's student came in it, and paid and registered everything. */
const sessionId = 1;
const { id: studentId, mobileNumber } = await readPerson(server, "student");

const bought: string[] = [];
let courseId = 0;

beforeAll(async () => {
  await oweBed(server, studentId, 31_013);
  await server.db.execute(sql`update students set department_option_id =
    (select min(id) from department_options where department_id = 5) where id = ${studentId}`);
  const order = { itemId: 3, sessionId, amount: 2_500 };
  const thing = await server.ok("createSundryInvoice", order, as);
  await payByCard(server, thing);
  await server.ok("getStudentInvoice", { id: thing.id, refresh: "true" }, as);
  const charges = [{ code: "BUR-005", amount: 2_000 }];
  const payer = { payerKind: "student", number: "student" } as const;
  const { invoice } = await server.ok("createPublicInvoice", { charges, ...payer });
  await payByCard(server, invoice);
  bought.push(thing.rrr, invoice.rrr);
  const { rows } = await server.db.execute<{ id: number }>(sql`
    select min(course_id) as id from registered_courses held
    join course_registrations registration on registration.id = held.registration_id
    where registration.student_id = ${studentId} and held.session_id = ${sessionId}`);
  courseId = rows[0]?.id ?? 0;
}, 60_000);

type Pages = Readonly<Record<string, unknown>>;

async function pagesNow(): Promise<Pages> {
  const pages: Record<string, unknown> = {};
  for (const semester of ["First", "Second"] as const) {
    const key = { sessionId, semester };
    pages[`results ${semester}`] = await server.ok("getSemesterResults", key, as);
  }
  const { semesters } = await server.ok("getCgpa", {}, as);
  pages["averages"] = semesters.filter((one) => one.sessionId === sessionId);
  pages["result sheet"] = await server.ok("getSheetPaper", { courseId, sessionId }, exams);
  pages["course form"] = await server.ok("getCourseForm", { sessionId }, as);
  pages["form 11"] = await server.ok("getForm11", { sessionId }, as);
  const { sessions } = await server.ok("getFeeStatement", {}, as);
  pages["fee statement"] = sessions.find((one) => one.sessionId === sessionId);
  const receipts = await server.ok("listStudentReceipts", {}, as);
  pages["receipts"] = receipts.filter((one) => one.sessionId === sessionId);
  for (const { id, sessionId: of, purpose } of receipts) {
    if (of !== sessionId) continue;
    pages[`receipt of ${purpose}`] = await server.ok("getStudentInvoice", { id }, as);
  }
  const payer = mobileNumber ?? "";
  for (const [at, rrr] of bought.entries()) {
    const of = ["a thing", "a charge"][at];
    pages[`public receipt of ${of}`] = await server.ok("findSundryReceipt", { rrr, payer });
  }
  pages["levy letter"] = await server.ok("getDevelopmentLevyLetter", { sessionId }, as);
  pages["admission letter"] = await server.ok("getAdmissionLetter", {}, as);
  const rrr = receipts.find(({ purpose }) => purpose === "acceptance")?.rrr ?? "";
  const born = { rrr, dateOfBirth: "2005-03-14" };
  pages["clearance form"] = await server.ok("getClearanceForm", born);
  pages["bed owed"] = (await server.ok("getHostelStanding", {}, as)).arrears[0];
  return pages;
}

/** Of each paper there is another code once it says something else. */
const codes = new Set(["verification", "papers", "duplicate"]);

/** Where answers part: "form 11: total". */
function differing(was: Pages, is: Pages): string[] {
  const found = new Set<string>();
  const compare = (path: string, one: unknown, other: unknown) => {
    if (one && other && typeof one === "object" && typeof other === "object") {
      for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
        if (codes.has(key)) continue;
        const field = /^\d+$/.test(key) ? path : `${path} ${key}`;
        compare(field, Reflect.get(one, key), Reflect.get(other, key));
      }
    } else if (one !== other) found.add(path);
  };
  for (const page of new Set([...Object.keys(was), ...Object.keys(is)])) {
    compare(`${page}:`, was[page], is[page]);
  }
  return [...found];
}

const corrected = "what the registry corrects of a person stands on the next print";
const number = /: (.* )?(matricNumber|regNo|reference|admissionNumber)$/;
const ofSessions =
  "the fee table is kept by session: a row of one that is over says what that one cost";
const asFound = "a bed is looked for by what it is called today; its invoice keeps its words";
const paidNow = "it was paid in this session";
const goesOn = "a clearance that goes on is that of today’s offices";

/** What may become otherwise, where alone, and why. */
const allowed: Readonly<Record<string, readonly [where: RegExp, why: string]>> = {
  "the student's name": [/: (.* )?(name|fullName)$/, corrected],
  "students.matric_number": [number, corrected],
  "students.admission_number": [number, corrected],
  "students.jamb_number": [/^admission letter: jambNumber$/, corrected],
  "students.entry_requirement": [/^results .*: summary entryReq$/, corrected],
  "fee_items.amount_kobo": [
    /^(form 11|fee statement): ((lines|parts) )?(amount|refusal|total|balance|cleared)$/,
    ofSessions,
  ],
  "fee_items.name": [/^fee statement: lines description$/, ofSessions],
  "hostels.name": [/^bed owed: hostel$/, asFound],
  "hostel_rooms.name": [/^bed owed: room$/, asFound],
  "bed_spaces.numeration": [/^bed owed: bed$/, asFound],
  "clearance_items.name": [/^clearance form: components name$/, goesOn],
  "clearance_items.office": [/^clearance form: components office$/, goesOn],
  "clearance_items.active": [/^clearance form: components/, goesOn],
  "departments.name": [/^public receipt of a charge: department$/, paidNow],
  "students.department_id": [/^public receipt of a charge: department$/, paidNow],
};

test("what is changed today changes nothing that was so in a session that is over", async () => {
  const was = await pagesNow();
  expect(differing(was, await pagesNow())).toEqual([]);
  const others: Record<string, string[]> = {};
  const free = new Set(Object.keys(allowed));
  for (const change of changesOfToday(studentId)) {
    await inTransaction(server.db, async (tx) => {
      await change.keep?.(tx);
      await tx.execute(change.to);
    });
    const differences = differing(was, await pagesNow());
    if (differences.length > 0) free.delete(change.of);
    const [where] = allowed[change.of] ?? [];
    const beyond = differences.filter((one) => !where?.test(one));
    if (beyond.length > 0) others[change.of] = beyond;
    await server.db.execute(change.back);
    await server.db.execute(sql`delete from unit_names_before`);
    await server.db.execute(sql`delete from courses_before`);
  }
  expect(others).toEqual({});
  expect([...free], "what nothing differs by any more is not allowed either").toEqual([]);
}, 600_000);
