import { buffer } from "node:stream/consumers";
import { PassThrough } from "node:stream";
import type { compositeEndpoints } from "@polyportal/api-client/contract/results-composite";
import { formatAverage } from "@polyportal/domain/format/marks";
import { compositeWords as words } from "@polyportal/domain/messages/composite";
import { sheetFile } from "../../import/handlers.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import type { SheetCell, SheetColumn } from "../../sheets/new-sheet.ts";
import { compositeOf } from "./composite.ts";

type Composite = Awaited<ReturnType<typeof compositeOf>>;
type Row = Composite["students"][number];

/** A class's composite sheet as a workbook. The download is audited. */
export const downloadComposite: Handler<(typeof compositeEndpoints)["downloadComposite"]> = async (
  ctx,
  asked,
) => {
  if (ctx.caller.readOnly) return fail("read_only");
  const composite = await compositeOf(ctx, asked);
  const { provisional, students } = composite;
  const title = words.classOf(composite);
  await ctx.change(({ audit }) => {
    audit({
      action: "downloadComposite",
      subject: "department",
      subjectId: String(asked.departmentId),
      after: { class: title, rows: students.length },
    });
    return Promise.resolve();
  });
  const columns = columnsOf(composite);
  async function* rows() {
    yield await Promise.resolve(
      students.map((row, at) => columns.map(({ cell }) => cell(row, at + 1))),
    );
  }
  // Imported for the first workbook, so that the server starts faster.
  const { writeXlsxSheet } = await import("../../sheets/write/xlsx.ts");
  const file = new PassThrough();
  const [bytes] = await Promise.all([
    buffer(file),
    writeXlsxSheet(
      { title: provisional ? `${words.provisional} ${title}` : title, columns, rows: rows() },
      file,
    ),
  ]);
  return sheetFile(bytes, words.fileName(title, provisional));
};

type Column = SheetColumn & { readonly cell: (row: Row, number: number) => SheetCell };

const text = (label: string, cell: Column["cell"]): Column => ({ label, kind: "text", cell });
const number = (label: string, cell: Column["cell"]): Column => ({ label, kind: "number", cell });

/** Averages rounded as printed, so that sorting keeps equal ones together. */
const average = (value: number | undefined): number | null =>
  value === undefined ? null : Number(formatAverage(value));

const { columns: heads } = words;

const partsOf = (part: "current" | "previous" | "cumulative"): Column[] => [
  number(`${heads[part]} ${heads.creditUnit}`, (row) => row[part]?.creditUnit ?? null),
  number(`${heads[part]} ${heads.creditPoint}`, (row) => row[part]?.creditPoint ?? null),
  number(`${heads[part]} ${heads.gradePointAverage}`, (row) =>
    average(row[part]?.gradePointAverage),
  ),
];

/** Two columns per course, so that totals stay numbers. */
function columnsOf({ columns, provisional }: Composite): Column[] {
  return [
    number(provisional ? `${heads.number} (${words.provisional})` : heads.number, (_, at) => at),
    text(heads.fullName, ({ fullName }) => fullName),
    text(heads.matricNumber, ({ matricNumber }) => matricNumber),
    ...columns.flatMap(({ code }, at) => [
      number(code, ({ cells }) => cells[at]?.total ?? null),
      text(heads.grade(code), ({ cells }) => {
        const cell = cells[at];
        return cell ? (cell.grade ?? words.awaited) : null;
      }),
    ]),
    text(
      heads.others,
      ({ others }) => others.map((one) => `${one.code} ${words.cell(one)}`).join("; ") || null,
    ),
    ...partsOf("current"),
    ...partsOf("previous"),
    ...partsOf("cumulative"),
    text(heads.toRepeat, ({ coursesToRepeat }) => coursesToRepeat.join(", ") || null),
    text(heads.toTake, ({ coursesToTake }) => coursesToTake.join(", ") || null),
    text(heads.remark, ({ cgpaRemark }) => cgpaRemark),
  ];
}
