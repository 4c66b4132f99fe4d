import { afterAll, expect, test } from "vitest";
import type { EndpointName } from "@polyportal/api-client/contract/contract";
import { historySubjects, type HistorySubject } from "@polyportal/domain/audit/subjects";
import { testServer } from "../../testing/test-server.ts";
import { addPerson, readPerson } from "../authentication/testing/people.ts";
import { draft } from "../notice/testing/drafts.ts";

// Whoever began from an older version is told who saved meanwhile and when; and each record tells its past.

const server = await testServer();
afterAll(server.stop);

const [first, second] = [{ as: { user: "admin" } }, { as: { user: "super.two" } }];
const reason = "The council has decided it this week.";

type Case = {
  readonly id: string | number;
  readonly save: EndpointName;
  /** The form as both began from it. */
  readonly form: object;
};

const person = () =>
  addPerson(server, { userName: "saved.twice", userType: "official", role: "help desk" });

const cases: Partial<Record<HistorySubject, () => Promise<Case>>> = {
  async user() {
    const { id, revision, lastname, firstname, email } = await person();
    const names = { lastname, firstname, middlename: "Ada", email: email ?? "" };
    const more = { mobileNumber: "08012345678", departmentId: null, staffNumber: "", reason };
    return {
      id,
      save: "updateUser",
      form: { id, revision, role: "help desk", ...names, ...more },
    };
  },
  async role() {
    const roles = await server.ok("listRoleClaims", {}, first);
    const { claims = [], revision = 0 } = roles.find(({ role }) => role === "help desk") ?? {};
    const typed = "CHANGE HELP DESK";
    const form = { role: "help desk", claims, revision, reason, typed };
    return { id: "help desk", save: "saveRoleClaims", form };
  },
  async menu() {
    const { labels } = await server.ok("listMenus", {}, first);
    const { label = "", roles, revision } = labels.find((one) => one.label === "reports") ?? {};
    return { id: label, save: "saveMenu", form: { label, roles, revision, enabled: true, reason } };
  },
  async approvalPolicy() {
    const act = "moveDepartment" as const;
    const form = { act, claim: "users.approve", revision: 0, reason, typed: "CHANGE WHO APPROVES" };
    return { id: act, save: "saveApprovalClaim", form };
  },
  async faculty() {
    const { id } = await server.ok(
      "createFaculty",
      { name: "School of Twice", code: "TWI" },
      first,
    );
    return {
      id,
      save: "updateFaculty",
      form: { id, revision: 1, name: "School of Once", code: "TWI" },
    };
  },
  async department() {
    const { id: facultyId } = await server.ok(
      "createFaculty",
      { name: "School of Halves", code: "HAL" },
      first,
    );
    const unit = { name: "Halving", code: "HLV" };
    const { id } = await server.ok("createDepartment", { ...unit, facultyId }, first);
    return { id, save: "updateDepartment", form: { id, revision: 1, ...unit } };
  },
  async departmentOption() {
    const { items } = await server.ok("listSchoolDepartments", {}, first);
    const departmentId = items[0]?.id ?? 0;
    const { id } = await server.ok(
      "createDepartmentOption",
      { departmentId, name: "Twice" },
      first,
    );
    return { id, save: "updateDepartmentOption", form: { id, revision: 1, name: "Once" } };
  },
  async programme() {
    const known = await server.ok("getProgramme", { slug: "sub-degree" }, first);
    const signatories = Object.fromEntries(
      known.signatories.map(({ paper, office, name }) => [paper, { office, name }]),
    );
    const form = {
      slug: "sub-degree",
      revision: known.revision,
      departmentIds: known.units.filter(({ admits }) => admits).map(({ id }) => id),
      open: known.switchedOn,
      opensOn: known.opensOn ?? "",
      closesOn: known.closesOn ?? "",
      signatories,
    };
    return { id: "sub-degree", save: "updateProgramme", form };
  },
  async applicationSetup() {
    const which = { slug: "sub-degree" as const, sessionId: 3 };
    const { opensOn, closesOn, checklist, ...said } = await server.ok(
      "getApplicationSetup",
      which,
      first,
    );
    const form = {
      ...said,
      ...which,
      opensOn: opensOn ?? "",
      closesOn: closesOn ?? "",
      clearanceItemIds: checklist.filter(({ asked }) => asked).map(({ id }) => id),
    };
    return { id: "sub-degree 3", save: "updateApplicationSetup", form };
  },
  async notice() {
    const { id } = await server.ok("createNotice", draft({}), first);
    return { id, save: "updateNotice", form: { id, revision: 1, ...draft({ title: "Other" }) } };
  },
  async referral() {
    const code = { code: "TWICE1", name: "Two People", phone: "08012345678" };
    const { id } = await server.ok("createReferral", code, first);
    return { id, save: "updateReferral", form: { id, revision: 1, ...code } };
  },
  async charge() {
    const amounts = { least: 1, most: 2 };
    const charge = {
      code: "TWICE-1",
      name: "Two",
      payer: "anyone" as const,
      account: "",
      ...amounts,
    };
    const { id } = await server.ok("createBursaryFee", charge, first);
    return { id, save: "updateBursaryFee", form: { ...charge, id, revision: 0 } };
  },
  async registrationWindow() {
    const { windows } = await server.ok("listRegistrationWindows", {}, first);
    const {
      sessionId = 0,
      semester,
      revision,
    } = windows.find(({ state }) => state === "open") ?? {};
    const days = { opensOn: "2026-01-05", closesOn: "2099-02-05", addDropOn: "2099-03-05" };
    const form = { sessionId, semester, revision, ...days };
    return { id: `${sessionId}-${semester}`, save: "saveRegistrationWindow", form };
  },
  async unitLoad() {
    const [load] = (await server.ok("getUnitLoads", {}, first)).loads;
    const { levelId = 0, level = "", semester = "First", minimum = 0, maximum = 0 } = load ?? {};
    const form = { levelId, semester, minimum: minimum + 1, maximum, was: { minimum, maximum } };
    return { id: `${level}, ${semester}`, save: "setUnitLoad", form };
  },
};

test.each(Object.entries(cases))(
  "of two who save a %s the second is told who saved and when, and its past tells both",
  async (subject, make) => {
    const { id, save, form } = await make();
    const begun = await server.ok(
      "getHistory",
      { subject: subject as HistorySubject, id: String(id) },
      first,
    );
    await server.ok(save, form, first);
    const late = await server.request(save, form, second);
    const admin = await readPerson(server, "admin");
    expect(late).toMatchObject({
      status: 409,
      code: "conflict",
      message: expect.stringMatching(
        new RegExp(
          `^${admin.lastname} .* saved this on \\d+ \\w+ \\d{4}, .*Yours is not saved yet`,
        ),
      ),
    });
    const { items } = await server.ok(
      "getHistory",
      { subject: subject as HistorySubject, id: String(id) },
      first,
    );
    expect(items).toHaveLength(begun.items.length + 1);
    expect(items[0]?.who.name).toContain(admin.lastname);
    expect(items[0]?.what).not.toMatch(/undefined|\{|[a-z][A-Z]/);
  },
);

test("every record with a past is either saved by turns, or has no turn", () => {
  // Of a course lecturers are assigned one by one, under a lock. A request is decided once, an import done and undone once, an applicant's
  // answered once, the payer of an invoice is corrected under a lock. Of what is decided about (registrations, sheets, amendments, loads of students) the step
  // that was seen is asked; so it is of clearance, transcripts and papers from elsewhere. A reference is read.
  const noTurn = [
    "course",
    "approval",
    "import",
    "applicantInvoice",
    "awaitedProof",
    "clearance",
    "reference",
    "transcriptRequest",
    "application",
    // By its revision, as its own test says: the demo has no result.
    "putmeResult",
    "staffRequest",
    "courseRegistration",
    "scoreSheet",
    "amendment",
    "boardPack",
    "studentUnitLoad",
  ];
  expect(Object.keys(historySubjects).toSorted()).toEqual(
    [...Object.keys(cases), ...noTurn].toSorted(),
  );
});

test("a record's past is for who sees the record", async () => {
  for (const [subject, { claim }] of Object.entries(historySubjects)) {
    const asked = { subject: subject as HistorySubject, id: "1" };
    const lecturer = await server.request("getHistory", asked, { as: { user: "lecturer" } });
    // Without a claim each sees what has to do with the own person, and finds nothing else.
    expect(lecturer.status, subject).toBe(claim === null ? 404 : 403);
    const bursar = await server.ok("getProfile", {}, { as: { user: "bursar" } });
    const answer = await server.request("getHistory", asked, { as: { user: "bursar" } });
    const sees = claim !== null && bursar.claims.includes(claim);
    expect(answer.status, subject).toBe(sees ? 200 : claim === null ? 404 : 403);
  }
});
