import type { CSSProperties, ReactNode } from "react";
import { use } from "react";
import { cx } from "class-variance-authority";
import {
  printed,
  printedAverage,
  printedPoints,
  printedScore,
  printedUnits,
} from "@polyportal/domain/document/printed";
import { Link } from "../../components/link/link.tsx";
import type { DocumentColumn } from "../document-frame/document-table.tsx";
import { nameSize } from "../document-frame/name-size.ts";
import type { School } from "../document-frame/school-heading.tsx";
import { SignatureLines } from "../document-frame/signature-lines.tsx";
import { PackContext } from "../document-frame/pack-context.ts";
import { DocumentSheets } from "../document-sheets/document-sheets.tsx";
import type { Verification } from "../qr-code/document-verification.tsx";
import type { SemesterData } from "../semester-results/semester-data.tsx";
import { type Catalogue, useWords } from "../../words/words.ts";
import { compositeSheetWords } from "./composite-sheet.words.ts";
import "./composite-sheet.css";

/** What stands for one course of one student; a missing grade is awaited. */
export type CompositeCell = {
  /** Of 100; none beside a code. */
  total: number | null | undefined;
  /** `A` to `F`; another mark of the records ("ABS") is printed as it is. */
  grade: string | null | undefined;
};

/** A course that has no column: a carry-over, or one of another department. */
export type CompositeOther = CompositeCell & {
  /** The course code: `CSC 201`. */
  code: string | null | undefined;
};

/** One student of the class. */
export type CompositeEntry = {
  /** Last name, first name, middle name. */
  fullName: string | null | undefined;
  /** The number that the school gave. */
  matricNumber: string | null | undefined;
  /** By the sheet's columns; nothing where the student does not take the course. */
  cells: readonly (CompositeCell | null | undefined)[];
  /** What is taken beside the columns: carry-overs, borrowed courses. */
  others: readonly CompositeOther[];
  /** This semester. */
  current: SemesterData | null | undefined;
  /** All semesters of the award before it. */
  previous: SemesterData | null | undefined;
  /** All semesters of the award up to it. */
  cumulative: SemesterData | null | undefined;
  /** The codes of courses that were failed. */
  coursesToRepeat: readonly string[] | null | undefined;
  /** The codes of courses that are still to be taken. */
  coursesToTake: readonly string[] | null | undefined;
  /** What the average means: "Good standing", "Probation", … */
  cgpaRemark: string | null | undefined;
};

/** A class's results as their sheet shows them. */
export type CompositeSheetView<Entry extends CompositeEntry = CompositeEntry> = {
  /** Who issues it. */
  school: School;
  /** The faculty of the department. */
  faculty: string | null | undefined;
  /** The class's department. */
  department: string | null | undefined;
  /** The option, of a class that has one. */
  option: string | null | undefined;
  /** The programme: "ND". */
  programme: string | null | undefined;
  /** The year of study: "ND I". */
  level: string | null | undefined;
  /** The academic session: `2026/2027`. */
  session: string | null | undefined;
  /** `First` or `Second`. */
  semester: string | null | undefined;
  /** Scores that are not published are in it: the title says so. */
  provisional: boolean;
  /** The courses that have a column. */
  columns: readonly {
    /** The course code: `CSC 201`. */
    code: string | null | undefined;
    /** Its credit units. */
    creditUnit: number | null | undefined;
  }[];
  /** The students, in the order of the list. */
  students: readonly Entry[];
  /** How many students have each remark, in a line. */
  remarks: string | null | undefined;
  /** Of all that stands on it, in short, where it has a code: another figure is another sheet. */
  fingerprint?: string | null | undefined;
  /** Where each sheet can be checked; nothing of what is provisional. */
  verification?: Verification | undefined;
};

export type CompositeSheetProps<Entry extends CompositeEntry = CompositeEntry> = {
  /** The class to show. */
  composite: CompositeSheetView<Entry>;
  /** Where a student's own results are. */
  hrefOf?: (student: Entry) => string;
  /** What can be done on the screen besides printing. */
  actions?: ReactNode;
};

/** How many characters of a name fit its column. */
const nameRoom = 30;

/** A linked name is set as the table sets one. */
const nameLook = (name: string | null | undefined) =>
  cx("[unicode-bidi:plaintext]", nameSize(printed(name), nameRoom, "high"));

type Words = Catalogue["compositeSheet"];

const parts = ["current", "previous", "cumulative"] as const;

/** A cell of which nothing is missing: the student does not take the course. */
const blank = <span />;

const cellText = (words: Words, cell: CompositeCell): string => {
  const grade = printed(cell.grade);
  const shown = grade === "-" ? words.awaited : grade;
  return cell.total == null ? shown : `${printedScore(cell.total)} ${shown}`;
};

/** Codes in a narrow column; none are no missing value. */
const codes = (list: readonly string[] | null | undefined) =>
  list && list.length > 0 ? list.join(", ") : blank;

function columnsIn<Entry extends CompositeEntry>(
  words: Words,
  courses: CompositeSheetView["columns"],
  hrefOf: CompositeSheetProps<Entry>["hrefOf"],
): readonly DocumentColumn<Entry>[] {
  // Three characters to a hundredth of the sheet.
  const codesRoom = Math.floor(3 * codesWidth(courses.length));
  return [
    { label: words.number, value: (_, at) => at + 1, align: "end", className: "composite-number" },
    {
      label: words.fullName,
      value: (student) =>
        hrefOf ? (
          <Link quiet href={hrefOf(student)} className={nameLook(student.fullName)}>
            {printed(student.fullName)}
          </Link>
        ) : (
          student.fullName
        ),
      room: nameRoom,
      rowHeader: true,
      className: "composite-name",
    },
    {
      label: words.matricNumber,
      value: ({ matricNumber }) => matricNumber,
      className: "composite-matric",
    },
    ...courses.map(({ code, creditUnit }, at): DocumentColumn<Entry> => ({
      label: words.course(printed(code), printedUnits(creditUnit)),
      value: ({ cells }) => {
        const cell = cells[at];
        return cell ? cellText(words, cell) : blank;
      },
      align: "end",
    })),
    {
      label: words.others,
      value: ({ others }) =>
        others.length === 0
          ? blank
          : others.map((one) => `${printed(one.code)} ${cellText(words, one)}`).join("; "),
      room: codesRoom,
      className: "composite-codes",
    },
    ...parts.flatMap((part): DocumentColumn<Entry>[] => [
      figure(words, part, words.units, (data) => printedUnits(data?.creditUnit)),
      figure(words, part, words.points, (data) => printedPoints(data?.creditPoint)),
      figure(words, part, words.average, (data) => printedAverage(data?.gradePointAverage)),
    ]),
    {
      label: words.toRepeat,
      value: ({ coursesToRepeat }) => codes(coursesToRepeat),
      room: codesRoom,
      className: "composite-codes",
    },
    {
      label: words.toTake,
      value: ({ coursesToTake }) => codes(coursesToTake),
      room: codesRoom,
      className: "composite-codes",
    },
    {
      label: words.remark,
      value: ({ cgpaRemark }) => cgpaRemark,
      room: 12,
      className: "composite-remark",
    },
  ];
}

const figure = <Entry extends CompositeEntry>(
  words: Words,
  part: (typeof parts)[number],
  name: string,
  shown: (data: SemesterData | null | undefined) => string,
): DocumentColumn<Entry> => ({
  label: words.figure(words.parts[part], name),
  value: (student) => shown(student[part]),
  align: "end",
  className: "composite-figure",
});

/** The width of each column of codes on paper, in percent: what courses and figures leave. */
const codesWidth = (courses: number): number => Math.max(6, (50 - 2.6 * courses) / 3);

/** Wide enough on a screen for its courses, in rem; paper divides what it has. */
const widthOf = (courses: number): number => 100 + 4.5 * courses;

/** The results of a class: students down, courses across, then averages and what is open; A3 on paper. */
export function CompositeSheet<Entry extends CompositeEntry>({
  composite,
  hrefOf,
  actions,
}: CompositeSheetProps<Entry>) {
  const words = useWords("compositeSheet", compositeSheetWords);
  const { columns, option, provisional, fingerprint } = composite;
  const packed = use(PackContext);
  return (
    <div
      className={cx("composite-sheet", packed && "packed-document")}
      style={
        {
          "--composite-width": `${widthOf(columns.length)}rem`,
          "--composite-codes": `${codesWidth(columns.length)}%`,
        } as CSSProperties
      }
    >
      <DocumentSheets
        school={composite.school}
        title={provisional ? words.provisional(words.title) : words.title}
        particulars={[
          { label: words.department, value: composite.department },
          { label: words.level, value: composite.level },
          { label: words.faculty, value: composite.faculty },
          { label: words.session, value: composite.session },
          ...(option ? [{ label: words.option, value: option }] : []),
          { label: words.programme, value: composite.programme },
          { label: words.semester, value: composite.semester },
          { label: words.summary, value: composite.remarks },
          ...(fingerprint ? [{ label: words.fingerprint, value: fingerprint }] : []),
        ]}
        columns={columnsIn<Entry>(words, columns, hrefOf)}
        rows={composite.students}
        counted={words.students}
        empty={words.none}
        lines="high"
        closing={
          <>
            <p className="composite-legend relative text-14">{words.legend}</p>
            <SignatureLines roles={words.signatures} />
          </>
        }
        actions={actions}
        verification={composite.verification}
      />
    </div>
  );
}
