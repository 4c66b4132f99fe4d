import type { Output } from "@polyportal/api-client/client/client";
import { usualSplit } from "@polyportal/domain/score-sheet/split";
import { draftSheet, scoreRows } from "./score-sheets.ts";

type Amendment = Output<"listAmendments">["items"][number];

/** COM 211 once it is out, as a lecturer of it sees it. */
export const publishedSheet: Output<"getScoreSheet"> = {
  ...draftSheet,
  state: "published",
  closesAt: null,
  acts: ["amend"],
  rows: scoreRows.map((row) => ({ ...row, published: row.total !== null || row.code !== null })),
};

const [first] = scoreRows;

/** A request that waits for the head of department. */
export const requestedAmendment: Amendment = {
  id: "0192f0c1-0000-7000-8000-00000000bbbb",
  courseId: draftSheet.courseId,
  sessionId: draftSheet.sessionId,
  code: draftSheet.code,
  title: draftSheet.title,
  session: draftSheet.session,
  split: usualSplit,
  studentId: first?.studentId ?? "",
  fullName: first?.fullName ?? "",
  matricNumber: first?.matricNumber ?? "",
  before: { test: 24, lab: null, exam: 41.25, code: null, total: 65.25, grade: "B" },
  after: { test: 24, lab: null, exam: 51.25, code: null, total: 75.25, grade: "A" },
  reason: "Question 4 was answered on the last page of the script, and was not marked.",
  evidence: true,
  state: "requested",
  requested: { by: "Bello Amina", at: "2026-11-20T09:12:00.000Z" },
  headEndorsed: null,
  deanApproved: null,
  ended: null,
  refusal: "",
  minuteNumber: "",
  waitsFor: "head",
  acts: [],
};

const headEndorsed = { by: "Ogunlade Folasade Abiọ́dún", at: "2026-11-21T10:30:00.000Z" };
const deanApproved = { by: "Musa Ibrahim Danladi", at: "2026-11-22T08:00:00.000Z" };

/** With exams and records. */
export const endorsedAmendment: Amendment = {
  ...requestedAmendment,
  state: "deanApproved",
  headEndorsed,
  deanApproved,
  waitsFor: "exams",
  acts: ["apply", "refuse"],
};

/** One of each end. */
export const endedAmendments: readonly Amendment[] = [
  {
    ...endorsedAmendment,
    id: "0192f0c1-0000-7000-8000-00000000cccc",
    state: "applied",
    ended: { by: "Danjuma Hassana Ladi", at: "2026-11-23T09:00:00.000Z" },
    minuteNumber: "AB/2026/14",
    evidence: false,
    waitsFor: null,
    acts: [],
  },
  {
    ...requestedAmendment,
    id: "0192f0c1-0000-7000-8000-00000000dddd",
    fullName: scoreRows[2]?.fullName ?? "",
    matricNumber: scoreRows[2]?.matricNumber ?? "",
    before: { test: 9, lab: null, exam: 21, code: null, total: 30, grade: "F" },
    after: { test: null, lab: null, exam: null, code: "SICK", total: null, grade: "SICK" },
    reason: "The clinic's letter came after the results were out.",
    state: "refused",
    ended: headEndorsed,
    refusal: "The letter is of another day than the examination.",
    evidence: false,
    waitsFor: null,
  },
];

/** From a B to an A. */
export const amendmentOutcome: Output<"getAmendmentOutcome"> = {
  before: { total: 65.25, grade: "B", gpa: 3.21, cgpa: 3.4728 },
  after: { total: 75.25, grade: "A", gpa: 3.38, cgpa: 3.5211 },
};
