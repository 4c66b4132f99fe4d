import type { Output } from "@polyportal/api-client/client/client";
import { aboutSheet, scoresKind } from "@polyportal/domain/score-sheet/import-about";
import { earlierImports, previewed, row } from "./imports.ts";
import { draftSheet, scoreRows } from "./score-sheets.ts";

const about = aboutSheet(draftSheet.courseId, draftSheet.sessionId);
const fileName = "COM-211_2026-2027_scores.xlsx";

/** A student's row of the file, by the place on the sheet. */
const uploaded = (at: number, cells: readonly string[], own: Parameters<typeof row>[1] = {}) => {
  const { fullName = "", matricNumber = "" } = scoreRows[at] ?? {};
  return row(at + 2, { cells: [fullName, matricNumber, ...cells], ...own });
};

/** A file of scores that was checked. */
export const previewedScores: Output<"getImport"> = {
  ...previewed,
  kind: scoresKind,
  about,
  fileName,
  rows: 121,
  new: 116,
  changed: 2,
  unchanged: 1,
  refused: 2,
  notices: [],
  missing: {
    count: 2,
    names: ["Eze Nnenna Ngọzi (ND/COM/25/0004)", "Sani Hauwa (ND/COM/25/0107)"],
  },
  columns: [
    { key: "fullName", heading: "Full name" },
    { key: "matricNumber", heading: "Matric number" },
    { key: "test", heading: "Test" },
    { key: "exam", heading: "Exam" },
    { key: "code", heading: "Code" },
    { key: "reason", heading: "Why" },
  ],
  items: [
    uploaded(0, ["24", "41", "", ""], {
      verdict: "Changed",
      changes: [{ column: "exam", from: "51.25", to: "41", whose: "Bello Amina" }],
    }),
    uploaded(5, ["22.5", "48", "", ""]),
    uploaded(4, ["-", "39", "-", ""], {
      verdict: "Changed",
      changes: [
        { column: "exam", from: "", to: "39" },
        { column: "code", from: "ABS", to: "", whose: "Bello Amina" },
      ],
    }),
    uploaded(1, ["18", "36.5", "", ""], { verdict: "Unchanged" }),
    uploaded(2, ["9", "71", "", ""], {
      verdict: "Refused",
      reasons: ["Exam: please enter a exam score between 0 and 70."],
    }),
    row(8, {
      verdict: "Refused",
      cells: ["Sani Hauwa", "ND/COM/25/O107", "12", "40", "", ""],
      reasons: ["Matric number: no student of this course has this matric number."],
    }),
  ],
  total: 121,
};

/** Earlier uploads into the same sheet. */
export const earlierUploads: Output<"listImports"> = {
  items: earlierImports.items.slice(0, 1).map((one) => ({
    ...one,
    kind: scoresKind,
    about,
    fileName,
    by: "Bello Amina",
    rows: 121,
  })),
  total: 1,
};
