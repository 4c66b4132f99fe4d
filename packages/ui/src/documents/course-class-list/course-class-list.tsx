import type { DocumentColumn } from "../document-frame/document-table.tsx";
import type { Printable } from "@polyportal/domain/document/printed";
import { courseClassRows } from "@polyportal/domain/document/papers/class-lists";
import type { School } from "../document-frame/school-heading.tsx";
import { SignatureLines } from "../document-frame/signature-lines.tsx";
import { DocumentSheets } from "../document-sheets/document-sheets.tsx";
import type { Verification } from "../qr-code/document-verification.tsx";
import { type Catalogue, useWords } from "../../words/words.ts";
import { courseClassListWords } from "./course-class-list.words.ts";

/** A student who has registered the course. */
export type CourseClassEntry = {
  /** Last name, first name, middle name. */
  fullName: string | null | undefined;
  /** The number that the school gave. */
  matricNumber: string | null | undefined;
  /** The student's own department. */
  department: string | null | undefined;
  /** The year of study: "ND I". */
  level: string | null | undefined;
  /** As what the course is taken: "Core", "Carry-over". */
  kind: string | null | undefined;
  /** What became of the registration, in a word: "Approved". */
  registration: string | null | undefined;
};

/** The class of a course as its printed lists show it. */
export type CourseClassView = {
  /** Who issues it. */
  school: School;
  /** The course's code and title. */
  course: string | null | undefined;
  /** The department that teaches it. */
  department: string | null | undefined;
  /** The academic session: `2026/2027`. */
  session: string | null | undefined;
  /** `First` or `Second`. */
  semester: string | null | undefined;
  /** The course's credit units. */
  creditUnit: number | null | undefined;
  /** Who teaches it, by name. */
  lecturers: Printable;
  /** The students, in the order of the list. */
  students: readonly CourseClassEntry[];
  /** Of all its rows, in short, where it has a code: another figure is another list. */
  fingerprint?: string | undefined;
  /** Where each sheet can be checked. */
  verification?: Verification | undefined;
};

export type CourseClassListProps = {
  /** The class to show. */
  classList: CourseClassView;
  /** Who takes the course, or room for those who sit its examination to sign. */
  kind: "class" | "attendance";
};

type Columns = readonly DocumentColumn<CourseClassEntry>[];

/** Who it is: what both lists begin with. */
const person = (words: Catalogue["courseClassList"]): Columns => [
  { label: words.number, value: (_, index) => index + 1, align: "end", className: "w-[6%]" },
  { label: words.fullName, value: ({ fullName }) => fullName, room: 30, rowHeader: true },
  { label: words.matricNumber, value: ({ matricNumber }) => matricNumber, className: "w-[17%]" },
];

const columnsIn = (
  words: Catalogue["courseClassList"],
  kind: CourseClassListProps["kind"],
): Columns =>
  kind === "attendance"
    ? [
        ...person(words),
        { label: words.registration, value: registrationOf, className: "w-[12%]" },
        { label: words.signIn, value: () => blank, className: "w-[17%]" },
        { label: words.signOut, value: () => blank, className: "w-[17%]" },
      ]
    : [
        ...person(words),
        { label: words.department, value: departmentOf, room: 20, className: "w-[21%]" },
        { label: words.level, value: ({ level }) => level, className: "w-[9%]" },
        { label: words.kind, value: ({ kind }) => kind, className: "w-[11%]" },
        { label: words.registration, value: registrationOf, className: "w-[12%]" },
      ];

const departmentOf = ({ department }: CourseClassEntry) => department;
const registrationOf = ({ registration }: CourseClassEntry) => registration;

/** Filled by hand: what is missing would be printed as "-". */
const blank = <span />;

/** The students of a course on paper, 30 a sheet: its class, or an examination's attendance to be signed. */
export function CourseClassList({ classList, kind }: CourseClassListProps) {
  const words = useWords("courseClassList", courseClassListWords);
  return (
    <DocumentSheets
      school={classList.school}
      title={words.titles[kind]}
      particulars={courseClassRows({ ...classList, students: classList.students.length })}
      columns={columnsIn(words, kind)}
      rows={classList.students}
      counted={words.students}
      empty={words.none}
      lines={kind === "attendance" ? "signed" : "high"}
      closing={kind === "attendance" && <SignatureLines roles={words.signatures} />}
      verification={classList.verification}
    />
  );
}
