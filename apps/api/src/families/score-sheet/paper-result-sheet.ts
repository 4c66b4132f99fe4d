import { sheetPaperEndpoints } from "@polyportal/api-client/contract/score-sheet-paper";
import {
  printed,
  printedCount,
  printedScore,
  printedUnits,
} from "@polyportal/domain/document/printed";
import { documentMessages } from "@polyportal/domain/messages/documents";
import { longPaperNames, longPapers, paperWords } from "@polyportal/domain/messages/long-papers";
import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import { gradingScale } from "@polyportal/domain/results/scale";
import { isPrinted } from "@polyportal/domain/score-sheet/printed";
import { partsOf } from "@polyportal/domain/score-sheet/split";
import { statisticsOf } from "@polyportal/domain/score-sheet/statistics";
import { awardName } from "@polyportal/domain/student/award";
import { parse } from "../../export/list-words.ts";
import { asListed, type PaperExport } from "../../export/paper-export.ts";
import { sheetCode } from "./get-sheet-paper.ts";
import { visibleSheet } from "./get-score-sheet.ts";
import { rosterOf } from "./roster.ts";
import { splitOf, standingOf } from "./sheet.ts";

const { title, columns, particulars: names, students, signatures } = longPapers.resultSheet;
const endpoint = asListed(sheetPaperEndpoints.getSheetPaper);

/** The scores of a course that many have taken, on paper as its page has them. */
export const resultSheetPaper: PaperExport = {
  name: longPaperNames.resultSheet,
  title,
  endpoint,
  columns: [],
  async count(asking, asked) {
    const which = parse(endpoint, asked);
    await visibleSheet(asking, which);
    return (await rosterOf(asking.db, which)).filter(isPrinted).length;
  },
  async read(reading, asked) {
    const which = parse(endpoint, asked);
    const { found } = await visibleSheet(reading, which);
    const roster = await rosterOf(reading.db, which);
    const rows = roster.filter(isPrinted);
    const code = await sheetCode(reading, found, roster);
    const { course, faculty, department, session } = found;
    const { counts } = statisticsOf(rows);
    const scored = partsOf(splitOf(found));
    const provisional = standingOf(found).state !== "published";
    const named = provisional ? paperWords.provisional(title) : title;
    return {
      title: named,
      size: "A4",
      parts: [
        {
          title: named,
          checkAt: code?.verifyUrl,
          code: code?.code,
          particulars: [
            { label: names.courseTitle, value: printed(course.title) },
            { label: names.courseCode, value: printed(course.code) },
            { label: names.faculty, value: printed(faculty) },
            { label: names.courseUnit, value: printedUnits(found.creditUnit) },
            { label: names.department, value: printed(department) },
            { label: names.session, value: printed(session) },
            { label: names.programme, value: printed(awardName(course.levelId)) },
            { label: names.semester, value: printed(course.semester) },
          ],
          tables: [
            {
              columns: [
                { label: columns.grade, kind: "text" },
                ...gradingScale.map(({ grade }) => ({ label: grade, kind: "number" as const })),
              ],
              rows: [
                [columns.total, ...gradingScale.map(({ min, max }) => `${min}-${max}`)],
                [students, ...gradingScale.map(({ grade }) => printedCount(counts[grade]))],
              ],
              empty: documentMessages.noStudents,
            },
            {
              columns: [
                { label: columns.number, kind: "number" },
                { label: columns.fullName, kind: "text" },
                { label: columns.matricNumber, kind: "text" },
                ...scored.map((part) => ({ label: columns[part], kind: "number" as const })),
                { label: columns.total, kind: "number" },
                { label: columns.grade, kind: "text" },
                { label: columns.remarks, kind: "text" },
              ],
              rows: rows.map((row, at) => [
                at + 1,
                printed(row.fullName),
                printed(row.matricNumber),
                ...scored.map((part) => printedScore(row[part])),
                printedScore(row.total),
                printed(row.code ?? row.grade),
                printed(sheetPages.cameTo(row.grade)),
              ]),
              empty: documentMessages.noStudents,
              counted: true,
            },
          ],
          signatures,
        },
      ],
    };
  },
};
