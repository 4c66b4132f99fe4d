import { documentMessages } from "@polyportal/domain/messages/documents";
import type { DocumentColumn } from "../document-frame/document-table.tsx";
import type { Printable } from "@polyportal/domain/document/printed";
import { printedAverage, printedCount } from "@polyportal/domain/document/printed";
import type { School } from "../document-frame/school-heading.tsx";
import type { StudyInSession } from "../document-frame/study.ts";
import { DocumentSheets } from "../document-sheets/document-sheets.tsx";
import type { Verification } from "../qr-code/document-verification.tsx";
import { LinePassport } from "./line-passport.tsx";

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
  /** Where each sheet can be checked. */
  verification?: Verification | undefined;
};

export type ClassListSheetProps = {
  /** The class to show. */
  classList: ClassListView;
};

const count = "w-[7%]";

const columns: readonly DocumentColumn<ClassListEntry>[] = [
  { label: "S/N", value: (_, index) => index + 1, align: "end", className: "w-[5.5%]" },
  {
    label: "Pho\u00adto",
    value: ({ fullName, passport }) => <LinePassport name={fullName} src={passport} />,
    className: "w-[6%]",
  },
  {
    label: "Full name",
    value: ({ fullName }) => fullName,
    room: 24,
    rowHeader: true,
  },
  { label: "Matric number", value: ({ matricNumber }) => matricNumber, className: "w-[15.5%]" },
  {
    label: "Department",
    value: ({ department }) => department,
    room: 18,
    className: "w-[17.5%]",
  },
  {
    label: "Re\u00adsults",
    value: ({ coursesUploaded }) => printedCount(coursesUploaded),
    align: "end",
    className: count,
  },
  {
    label: "Cour\u00adses",
    value: ({ totalCoursesRegistered }) => printedCount(totalCoursesRegistered),
    align: "end",
    className: count,
  },
  {
    label: "Semes\u00adters",
    value: ({ semestersCount }) => printedCount(semestersCount),
    align: "end",
    className: count,
  },
  {
    label: "Ses\u00adsions",
    value: ({ sessionsCount }) => printedCount(sessionsCount),
    align: "end",
    className: count,
  },
  { label: "CGPA", value: ({ cgpa }) => printedAverage(cgpa), align: "end", className: "w-[6.5%]" },
];

/** The students of a class on paper: 30 a sheet. */
export function ClassListSheet({ classList }: ClassListSheetProps) {
  return (
    <DocumentSheets
      school={classList.school}
      title="Class List"
      particulars={[
        { label: "Faculty", value: classList.faculty },
        { label: "Session", value: classList.session },
        { label: "Department", value: classList.department },
        { label: "Semester", value: classList.semester },
        { label: "Programme", value: classList.programme },
        { label: "Level", value: classList.level },
      ]}
      columns={columns}
      rows={classList.students}
      counted="Students"
      empty={documentMessages.noStudents}
      lines="high"
      verification={classList.verification}
    />
  );
}
