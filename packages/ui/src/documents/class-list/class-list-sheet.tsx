import type { DocumentColumn } from "../document-frame/document-table.tsx";
import { classListRows } from "@polyportal/domain/document/papers/class-lists";
import type { Printable } from "@polyportal/domain/document/printed";
import { printedAverage, printedCount } from "@polyportal/domain/document/printed";
import type { School } from "../document-frame/school-heading.tsx";
import type { StudyInSession } from "../document-frame/study.ts";
import { DocumentSheets } from "../document-sheets/document-sheets.tsx";
import type { Verification } from "../qr-code/document-verification.tsx";
import { LinePassport } from "./line-passport.tsx";
import { type Catalogue, useWords } from "../../words/words.ts";
import { classListSheetWords } from "./class-list-sheet.words.ts";

/** A student of the class. */
export type ClassListEntry = {
  /** Last name, first name, middle name. */
  fullName: string | null | undefined;
  /** The number that the school gave. */
  matricNumber: string | null | undefined;
  /** The department. */
  department: string | null | undefined;
  /** The passport photograph's address; initials stand in for a missing one. */
  passport: string | null | undefined;
  /** How many courses have their results. */
  coursesUploaded: number | null | undefined;
  /** How many courses are registered. */
  totalCoursesRegistered: number | null | undefined;
  /** How many semesters the student has been here. */
  semestersCount: number | null | undefined;
  /** How many sessions the student has been here. */
  sessionsCount: number | null | undefined;
  /** The cumulative grade point average, of 5.0. */
  cgpa: number | null | undefined;
};

/** A class as its printed list shows it. */
export type ClassListView = StudyInSession & {
  /** Who issues it. */
  school: School;
  /** The year of study: "ND I". */
  level: Printable;
  /** `First` or `Second`. */
  semester: string | null | undefined;
  /** The students, in the order of the list. */
  students: readonly ClassListEntry[];
  /** Of all its rows, in short, where it has a code: another figure is another list. */
  fingerprint?: string | undefined;
  /** Where each sheet can be checked. */
  verification?: Verification | undefined;
};

export type ClassListSheetProps = {
  /** The class to show. */
  classList: ClassListView;
};

const count = "w-[7%]";

const columnsIn = (
  words: Catalogue["classListSheet"],
): readonly DocumentColumn<ClassListEntry>[] => [
  { label: words.number, value: (_, index) => index + 1, align: "end", className: "w-[5.5%]" },
  {
    label: words.photo,
    value: ({ fullName, passport }) => <LinePassport name={fullName} src={passport} />,
    className: "w-[6%]",
  },
  {
    label: words.fullName,
    value: ({ fullName }) => fullName,
    room: 24,
    rowHeader: true,
  },
  { label: words.matricNumber, value: ({ matricNumber }) => matricNumber, className: "w-[15.5%]" },
  {
    label: words.department,
    value: ({ department }) => department,
    room: 18,
    className: "w-[17.5%]",
  },
  {
    label: words.results,
    value: ({ coursesUploaded }) => printedCount(coursesUploaded),
    align: "end",
    className: count,
  },
  {
    label: words.courses,
    value: ({ totalCoursesRegistered }) => printedCount(totalCoursesRegistered),
    align: "end",
    className: count,
  },
  {
    label: words.semesters,
    value: ({ semestersCount }) => printedCount(semestersCount),
    align: "end",
    className: count,
  },
  {
    label: words.sessions,
    value: ({ sessionsCount }) => printedCount(sessionsCount),
    align: "end",
    className: count,
  },
  {
    label: words.cgpa,
    value: ({ cgpa }) => printedAverage(cgpa),
    align: "end",
    className: "w-[6.5%]",
  },
];

/** The students of a class on paper: 30 a sheet. */
export function ClassListSheet({ classList }: ClassListSheetProps) {
  const words = useWords("classListSheet", classListSheetWords);
  return (
    <DocumentSheets
      school={classList.school}
      title={words.title}
      particulars={classListRows({ ...classList, students: classList.students.length })}
      columns={columnsIn(words)}
      rows={classList.students}
      counted={words.students}
      empty={words.none}
      lines="high"
      verification={classList.verification}
    />
  );
}
