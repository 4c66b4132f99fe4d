import type { Output } from "@polyportal/api-client/client/client";
import type { CbtChoice } from "@polyportal/domain/score-sheet/cbt-choice";
import { aboutCbt } from "@polyportal/domain/score-sheet/cbt-about";
import { cbtKind } from "@polyportal/domain/score-sheet/import-about";
import { previewed, row } from "./imports.ts";
import { draftSheet, scoreRows } from "./score-sheets.ts";

/** An exam of which the best attempt counts, in the place of what is there. */
export const examChoice: CbtChoice = {
  component: "exam",
  attempts: "best",
  filling: "replace",
};

const fileName = "COM 211 CBT examination, Hall A and Hall B, 24 November 2026.xlsx";

/** An attempt of a student, by the place on the sheet. */
const attempt = (at: number, score: string, own: Parameters<typeof row>[1] = {}) => {
  const { fullName = "", matricNumber = "" } = scoreRows[at] ?? {};
  const cells = [matricNumber, score, "60", fullName, `2026-11-24 09:${10 + at}`];
  return row(at + 2, { cells, ...own });
};

/** A file of a computer test that was checked. */
export const previewedCbt: Output<"getImport"> = {
  ...previewed,
  kind: cbtKind,
  about: aboutCbt(draftSheet, examChoice),
  fileName,
  rows: 121,
  new: 112,
  changed: 4,
  unchanged: 3,
  refused: 2,
  notices: [],
  missing: { count: 1, names: ["Eze Nnenna Ngọzi (ND/COM/25/0004)"] },
  columns: [
    { key: "matricNumber", heading: "Matric number" },
    { key: "score", heading: "Score" },
    { key: "outOf", heading: "Out of" },
    { key: "fullName", heading: "Candidate name" },
    { key: "submittedAt", heading: "Submitted at" },
  ],
  items: [
    attempt(0, "41", {
      verdict: "Changed",
      changes: [{ column: "Exam", from: "51.25", to: "47.83", whose: "Bello Amina" }],
    }),
    attempt(5, "48.5", { changes: [{ column: "Exam", from: "", to: "56.58" }] }),
    attempt(1, "12", { verdict: "Unchanged", reasons: ["The best attempt counts: row 9."] }),
    attempt(2, "61", {
      verdict: "Refused",
      reasons: ["Score: the score is more than the 60 it is out of."],
    }),
    attempt(4, "30", {
      verdict: "Refused",
      reasons: ["Code: a code and an exam score exclude each other."],
    }),
  ],
  total: 121,
};

type Earlier = Output<"listCbtResults">["items"][number];

const earlier: Earlier = {
  id: previewed.id,
  courseId: draftSheet.courseId,
  sessionId: draftSheet.sessionId,
  code: draftSheet.code,
  session: draftSheet.session,
  ...examChoice,
  fileName,
  state: "applied",
  by: "Bello Amina",
  own: true,
  at: "2026-11-24T13:20:00.000Z",
  rows: 121,
  new: 112,
  changed: 4,
  refused: 2,
  undoUntil: "2099-11-25T13:20:00.000Z",
  kept: true,
};

/** One's own that can be undone, another lecturer's, and cells that were pasted and left. */
export const earlierCbt: Output<"listCbtResults"> = {
  items: [
    earlier,
    {
      ...earlier,
      id: "0199aa00-0000-7000-8000-000000000002",
      component: "test",
      by: "Yar’Adua-Okonkwo Chukwuemeka Oluwaseun-Abdulrahman",
      own: false,
      at: "2026-10-30T10:02:00.000Z",
      undoUntil: null,
    },
    {
      ...earlier,
      id: "0199aa00-0000-7000-8000-000000000003",
      fileName: "",
      state: "expired",
      at: "2026-10-29T16:40:00.000Z",
      new: 0,
      changed: 0,
      refused: 0,
      undoUntil: null,
      kept: false,
    },
  ],
  total: 3,
};

/** No file of a computer test. */
export const noCbt: Output<"listCbtResults"> = { items: [], total: 0 };
