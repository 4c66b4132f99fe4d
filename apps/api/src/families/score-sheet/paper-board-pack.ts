import { boardPackEndpoints } from "@polyportal/api-client/contract/score-sheet-board-packs";
import {
  printed,
  printedCount,
  printedDate,
  printedPoints,
} from "@polyportal/domain/document/printed";
import { boardPackWords } from "@polyportal/domain/messages/board-pack";
import { boardPaperWords as words } from "@polyportal/domain/messages/board-paper";
import { longPaperNames } from "@polyportal/domain/messages/long-papers";
import { gradingScale } from "@polyportal/domain/results/scale";
import { packView } from "@polyportal/domain/score-sheet/pack-view";
import { parse } from "../../export/list-words.ts";
import { asListed, type PaperExport } from "../../export/paper-export.ts";
import type { PaperPart, PaperTable, SheetCell, SheetColumn } from "../../sheets/new-sheet.ts";
import { compositePart } from "../results/paper-composite.ts";
import { summaryTables } from "../results/paper-summary.ts";
import { packOf } from "./get-board-pack.ts";

type View = ReturnType<typeof packView<Pack["composite"], Amendment, Request, Course>>;
type Pack = Awaited<ReturnType<typeof packOf>>;
type Amendment = Pack["amendments"][number];
type Request = NonNullable<Pack["requests"]>[number];
type Course = Pack["courses"][number];

const endpoint = asListed(boardPackEndpoints.getBoardPack);
const { title } = boardPackWords.pack;
const grades = gradingScale.map(({ grade }) => grade);

const text = (label: string): SheetColumn => ({ label, kind: "text" });
const number = (label: string): SheetColumn => ({ label, kind: "number" });

/** A bar is as wide as a figure of two digits, and a half. */
const barRoom = 2.5;

/** How each course came out beside earlier sessions, the bar over each figure its part of the graded. */
const curveTables = ({ curves }: View): PaperTable[] =>
  curves.map((curve) => ({
    title: words.course(printed(curve.code), printed(curve.title)),
    columns: [
      text(words.session),
      ...grades.map((grade) => ({ ...number(grade), room: barRoom })),
      number(words.graded),
      number(words.mean),
      number(words.passRate),
    ],
    rows: curve.sessions.map(({ session, counts, graded, mean, passRate }, at): SheetCell[] => [
      at === 0 ? words.thisClass(session) : session,
      ...grades.map((grade) => printedCount(counts[grade])),
      printedCount(graded),
      printedPoints(mean),
      passRate === null ? printed(null) : words.percent(passRate),
    ]),
    bars: curve.sessions.map(({ counts, graded }) => [
      null,
      ...grades.map((grade) => (graded === 0 ? 0 : (counts[grade] ?? 0) / graded)),
    ]),
    empty: words.noCourses,
  }));

/** What is not there yet and with whom it is, and what is another than it was. */
const openTables = ({ missing, amendments, requests }: View): PaperTable[] => [
  {
    title: words.missing,
    columns: [
      text(words.courseHead),
      text(words.titleHead),
      text(words.state),
      text(words.whose),
      number(words.students),
      number(words.withoutScore),
    ],
    rows: missing.map((one) => [
      one.code,
      one.title,
      one.state,
      one.whose,
      printedCount(one.students),
      printedCount(one.missing),
    ]),
    empty: words.noneMissing,
  },
  {
    title: words.amendments,
    columns: [
      text(words.courseHead),
      text(words.fullName),
      text(words.matricNumber),
      text(words.was),
      text(words.is),
      text(words.reason),
      text(words.asked),
      text(words.applied),
      text(words.minute),
    ],
    rows: amendments.map((one) => [
      one.code,
      one.fullName,
      one.matricNumber,
      one.was,
      one.is,
      one.reason,
      printed(one.requestedBy),
      printed(one.appliedBy),
      [one.minuteNumber, printedDate(one.amendedAt)].filter(Boolean).join(", "),
    ]),
    empty: words.noAmendments,
  },
  {
    title: words.requests,
    columns: [
      text(words.courseHead),
      text(words.fullName),
      text(words.matricNumber),
      text(words.stands),
      text(words.would),
      text(words.reason),
      text(words.asked),
      text(words.askedOn),
      text(words.whose),
    ],
    rows: requests.map((one) => [
      one.code,
      one.fullName,
      one.matricNumber,
      one.stands,
      one.would,
      one.reason,
      one.requestedBy,
      printedDate(one.requestedAt),
      one.state,
    ]),
    empty: words.noRequests,
  },
];

/** Which class it is, and which pack of it. */
const linesOf = ({ composite, ...pack }: View): PaperPart["particulars"] => [
  { label: words.department, value: composite.department },
  { label: words.level, value: composite.level },
  ...(composite.option ? [{ label: words.option, value: composite.option }] : []),
  { label: words.faculty, value: composite.faculty },
  { label: words.session, value: composite.session },
  { label: words.programme, value: composite.programme },
  { label: words.semester, value: composite.semester },
  { label: words.code, value: pack.code },
  { label: words.madeBy, value: pack.madeBy },
  { label: words.madeAt, value: words.at(pack.madeAt) },
  { label: words.fingerprint, value: pack.fingerprint },
];

/** The parts of a pack, in the order in which the portal prints them. */
function partsOf(view: View): PaperPart[] {
  const part = (name: string, rest: Partial<PaperPart>): PaperPart => ({
    title: words.part(name, view.composite.provisional),
    particulars: [],
    tables: [],
    ...rest,
  });
  return [
    part(words.summary, {
      particulars: linesOf(view),
      tables: summaryTables(view.remarks, view.lists),
    }),
    compositePart(view.composite, null),
    part(words.curves, {
      opening: [words.legend, ...(view.curves.length === 0 ? [words.noCourses] : [])],
      tables: curveTables(view),
      halved: true,
    }),
    part(words.open, { tables: openTables(view) }),
    part(words.signatures, { opening: [words.declaration], signatures: words.roles }),
    part(words.minutes, {
      blanks: [
        ...words.blanks.map((label) => ({ label, lines: 1 })),
        { label: words.decision, lines: linesOfDecision },
      ],
      signatures: words.roles.slice(-2),
    }),
  ];
}

const linesOfDecision = 8;

/** The pack of a large class, as it was made. */
export const boardPackPaper: PaperExport = {
  name: longPaperNames.boardPack,
  title,
  endpoint,
  columns: [],
  count: async (asking, asked) =>
    (await packOf(asking, parse(endpoint, asked))).composite.students.length,
  async read(reading, asked) {
    const view = packView(await packOf(reading, parse(endpoint, asked)));
    return {
      title,
      size: "A3",
      foot: words.foot(view.name, view.code),
      parts: partsOf(view),
    };
  },
};
