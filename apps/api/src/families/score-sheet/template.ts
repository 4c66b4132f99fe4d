import type { scoreUploadEndpoints } from "@polyportal/api-client/contract/score-sheet-upload";
import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import {
  scoreUploadWords as words,
  templateHeadings,
} from "@polyportal/domain/messages/score-upload";
import { markCodes } from "@polyportal/domain/score-sheet/mark-codes";
import { partsOf } from "@polyportal/domain/score-sheet/split";
import { clears, markOfTemplate, templateName } from "@polyportal/domain/score-sheet/upload";
import { aboutSheet } from "@polyportal/domain/score-sheet/import-about";
import { sheetFile } from "../../import/handlers.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { filledSheet, type FilledColumn } from "../../sheets/filled-sheet.ts";
import { enteredSheet } from "./may-enter.ts";
import { rosterOf } from "./roster.ts";
import { splitOf } from "./sheet.ts";

type Endpoint = (typeof scoreUploadEndpoints)["downloadScoreSheet"];

/** A course's sheet as a workbook, filled with what stands, for whoever may enter its scores now. */
export const downloadScoreSheet: Handler<Endpoint> = async ({ db, caller, now }, which) => {
  const about = aboutSheet(which.courseId, which.sessionId);
  const { found, refusal } = await enteredSheet(db, caller, about, now);
  if (refusal) return fail(refusal.code, refusal);
  const { course, session, sheet } = found;
  const split = splitOf(found);
  const parts = partsOf(split);
  const kinds: readonly Omit<FilledColumn, "label">[] = [
    { kind: "number" },
    { kind: "text" },
    { kind: "text" },
    ...parts.map((part) => ({
      kind: "number" as const,
      allows: { most: split[part], texts: [clears], says: words.enterMark(split[part]) },
    })),
    { kind: "text", allows: { texts: [...markCodes, clears], says: words.enterCode } },
    { kind: "text" },
  ];
  const labels = templateHeadings(split);
  const bytes = await filledSheet({
    title: sheetPages.scoresOf(course.code),
    columns: kinds.map((kind, at) => ({ label: labels[at] ?? "", ...kind })),
    rows: (await rosterOf(db, which)).map((row, at) => [
      at + 1,
      row.fullName,
      row.matricNumber,
      ...parts.map((part) => row[part]),
      row.code,
      row.reason || null,
    ]),
    mark: markOfTemplate({ ...which, revision: sheet?.revision ?? 1 }),
  });
  return sheetFile(bytes, templateName(course.code, session));
};
