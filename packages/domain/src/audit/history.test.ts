import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { auditActions } from "./actions.ts";
import { accountActs } from "./acts/accounts.ts";
import { applicationActs } from "./acts/applications.ts";
import { schoolActs } from "./acts/school.ts";
import { studentActs } from "./acts/students.ts";
import { teachingActs } from "./acts/teaching.ts";
import { auditFields } from "./fields.ts";
import { historyChanges, historySentence, type DisplayedAct } from "./history.ts";

const who = "OKAFOR Ngozi";
const told = (act: Partial<DisplayedAct>) =>
  historySentence({ action: "login", who, before: undefined, after: undefined, ...act });

test("an act has one sentence", () => {
  const groups = [accountActs, applicationActs, schoolActs, studentActs, teachingActs];
  const named = groups.flatMap((acts) => Object.keys(acts));
  expect(new Set(named).size).toBe(named.length);
});

test("a sentence says who, what and why", () => {
  expect(told({})).toBe("OKAFOR Ngozi signed in");
  expect(told({ action: "confirmEmail", after: { email: "a@b.example" } })).toBe(
    "OKAFOR Ngozi changed the e-mail address to a@b.example",
  );
  expect(
    told({ action: "impersonationLogin", whom: "ADE Bello", after: { reason: " a call " } }),
  ).toBe("OKAFOR Ngozi signed in as ADE Bello, because: a call");
  expect(told({ action: "removeDocument", before: { kind: "oLevelResult" } })).toBe(
    "OKAFOR Ngozi removed a document: O level result",
  );
  expect(told({ action: "closeMonth", reason: "all lines are explained" })).toBe(
    "OKAFOR Ngozi did this: close month, because: all lines are explained",
  );
});

test("an act that waits for approval is called as the policies call it", () => {
  expect(historyChanges({ before: {}, after: { act: "approvingRole" } })).toEqual([
    { field: "Act", from: null, to: "give somebody a role that approves" },
  ]);
});

test("every act reads as the rest of a sentence, and names fields that have words", () => {
  for (const [action, phrase] of Object.entries(auditActions)) {
    expect([action, phrase]).toEqual([action, expect.stringMatching(/^[a-z].*[^.]$/)]);
    for (const [, field = ""] of phrase.matchAll(/\{(\w+)\}/g)) {
      expect([action, field, field === "whom" || field in auditFields]).toEqual([
        action,
        field,
        true,
      ]);
    }
  }
});

test("where a request to amend stands is told alike in rows of before 0.1.0", () => {
  const ways = [
    ["headed", "deaned"],
    ["headEndorsed", "deanApproved"],
  ] as const;
  for (const [from, to] of ways) {
    expect(historyChanges({ before: { state: from }, after: { state: to } })).toEqual([
      { field: "State", from: "Endorsed by the head", to: "Endorsed by the dean" },
    ]);
  }
});

test("changes are told field by field, in the school's formats", () => {
  const before = { state: "open", amountKobo: 500_000, email: "old@b.example", kept: 1 };
  const after = {
    state: "paid",
    amountKobo: 650_050,
    rrr: "310007769676",
    startDate: "2026-11-20",
    courses: ["COM 211", "COM 212"],
    kept: 1,
    invoiceId: "0190f2aa-0000-7000-8000-000000000000",
    bankAccountNo: 12,
    active: false,
  };
  expect(historyChanges({ before, after })).toEqual([
    { field: "State", from: "Open", to: "Paid" },
    { field: "Amount", from: "₦5,000.00", to: "₦6,500.50" },
    { field: "RRR", from: null, to: "3100 0776 9676" },
    { field: "Start", from: null, to: "20 November 2026" },
    { field: "Courses", from: null, to: "COM 211, COM 212" },
    { field: "Bank account no", from: null, to: "12" },
    { field: "Active", from: null, to: "no" },
  ]);
});

test("parts of parts are told with their place; a file is a file", () => {
  const file = (digit: number) => `0190f2aa-0000-7000-8000-00000000000${digit}`;
  const before = { nextOfKin: { fullName: "A", id: 1 }, passportFileId: file(1) };
  const after = { nextOfKin: { fullName: "B" }, passportFileId: file(2) };
  expect(historyChanges({ before, after })).toEqual([
    { field: "Next of kin, full name", from: "A", to: "B" },
    { field: "Passport photograph", from: "a file", to: "another file" },
  ]);
  const sitting = (examYear: number) => ({
    examYear,
    subjects: [{ subjectId: 1, gradeId: examYear }],
  });
  expect(historyChanges({ before: [sitting(2019)], after: [sitting(2020)] })).toEqual([
    { field: "Entry 1, examination year", from: "2019", to: "2020" },
    { field: "Entry 1, subject 1, grade", from: "number 2019", to: "number 2020" },
  ]);
  expect(historyChanges({ before: [sitting(2019)], after: [] })).toHaveLength(3);
});

test("health, belief and secrets are never told, whatever was noted", () => {
  const after = {
    religionId: 2,
    bloodGroupId: "changed",
    cardPin: "123456789012",
    password: "My-Own-Pass-7",
    vaultSecret: "abc",
    passwordHash: "$argon2",
    resetToken: { value: "deep" },
  };
  const changes = historyChanges({ before: { religionId: 1 }, after });
  expect(JSON.stringify(changes)).not.toMatch(/123456789012|My-Own|abc|argon|deep|"[12]"/);
  expect(changes).toContainEqual({ field: "Blood group", from: null, to: "changed" });
  expect(told({ action: "verifyUser", whom: "x", after })).not.toMatch(/My-Own/);
});

test.prop([fc.jsonValue(), fc.jsonValue(), fc.string()])(
  "whatever stands in the record is told without fail, and what is the same is no change",
  (before, after, action) => {
    expect(told({ action, before, after })).toContain(who);
    for (const { field, from, to } of historyChanges({ before, after })) {
      expect(from).not.toBe(to);
      expect(typeof field).toBe("string");
    }
    expect(historyChanges({ before: after, after })).toEqual([]);
  },
);
