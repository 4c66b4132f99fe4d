import { compositeEndpoints } from "@polyportal/api-client/contract/results-composite";
import type { BoardPackSaid } from "@polyportal/api-client/contract/score-sheet-board-packs";
import {
  printed,
  printedAverage,
  printedList,
  printedPoints,
  printedUnits,
} from "@polyportal/domain/document/printed";
import { compositeWords } from "@polyportal/domain/messages/composite";
import { documentMessages } from "@polyportal/domain/messages/documents";
import { longPaperNames, longPapers, paperWords } from "@polyportal/domain/messages/long-papers";
import { countedRemarks } from "@polyportal/domain/results/composite";
import { parse } from "../../export/list-words.ts";
import { asListed, type PaperExport } from "../../export/paper-export.ts";
import type { PaperPart, SheetCell, SheetColumn } from "../../sheets/new-sheet.ts";
import { verificationOf } from "./composite-paper.ts";
import { compositeOf } from "./composite.ts";

type Composite = BoardPackSaid["composite"];
type Row = Composite["students"][number];

const words = longPapers.composite;
const { title, columns, particulars: names, signatures } = words;
const endpoint = asListed(compositeEndpoints.getCompositeResults);

const parts = ["current", "previous", "cumulative"] as const;
const figures = ["creditUnit", "creditPoint", "gradePointAverage"] as const;
const printedFigure = {
  creditUnit: printedUnits,
  creditPoint: printedPoints,
  gradePointAverage: printedAverage,
} as const;

const text = (label: string): SheetColumn => ({ label, kind: "text" });
const number = (label: string): SheetColumn => ({ label, kind: "number" });

function cellsOf(row: Row, at: number): SheetCell[] {
  const { fullName, matricNumber, cells, others, coursesToRepeat, coursesToTake } = row;
  return [
    at + 1,
    printed(fullName),
    printed(matricNumber),
    ...cells.map((cell) => (cell ? compositeWords.cell(cell) : null)),
    others.map((one) => `${one.code} ${compositeWords.cell(one)}`).join("; "),
    ...parts.flatMap((part) => figures.map((figure) => printedFigure[figure](row[part]?.[figure]))),
    printedList(coursesToRepeat),
    printedList(coursesToTake),
    printed(row.cgpaRemark),
  ];
}

/** The verification code of a class's paper. */
type Code = NonNullable<Awaited<ReturnType<typeof verificationOf>>>;

/** The lines that identify the class on all of its papers. */
export const classLines = (composite: Composite, code: Code | null): PaperPart["particulars"] => [
  { label: names.department, value: composite.department },
  { label: names.level, value: composite.level },
  { label: names.faculty, value: composite.faculty },
  { label: names.session, value: composite.session },
  ...(composite.option ? [{ label: names.option, value: composite.option }] : []),
  { label: names.programme, value: composite.programme },
  { label: names.semester, value: composite.semester },
  {
    label: names.summary,
    value: compositeWords.remarks(
      countedRemarks(composite.students.map(({ cgpaRemark }) => cgpaRemark)),
    ),
  },
  ...(code ? [{ label: names.fingerprint, value: code.fingerprint }] : []),
];

/** The composite sheet as a part of a paper, alone or in a pack. */
export const compositePart = (composite: Composite, code: Code | null): PaperPart => ({
  title: composite.provisional ? paperWords.provisional(title) : title,
  checkAt: code?.verifyUrl,
  code: code?.code,
  particulars: classLines(composite, code),
  tables: [
    {
      columns: [
        number(columns.number),
        text(columns.fullName),
        text(columns.matricNumber),
        ...composite.columns.map((one) =>
          number(words.course(one.code, printedUnits(one.creditUnit))),
        ),
        text(columns.others),
        ...parts.flatMap((part) =>
          figures.map((figure) => number(`${words.parts[part]} ${words.figures[figure]}`)),
        ),
        text(columns.toRepeat),
        text(columns.toTake),
        text(columns.remark),
      ],
      rows: composite.students.map(cellsOf),
      empty: documentMessages.noStudents,
      counted: true,
    },
  ],
  closing: [words.legend],
  signatures,
});

/** The composite sheet of a large class on A3, as its page prints it. */
export const compositePaper: PaperExport = {
  name: longPaperNames.composite,
  title,
  endpoint,
  columns: [],
  count: async (asking, asked) =>
    (await compositeOf(asking, parse(endpoint, asked))).students.length,
  async read(reading, asked) {
    const { paper, ...which } = parse(endpoint, asked);
    const composite = await compositeOf(reading, which);
    const part = compositePart(composite, await verificationOf(reading, which, composite, paper));
    return { title: part.title, size: "A3", parts: [part] };
  },
};
