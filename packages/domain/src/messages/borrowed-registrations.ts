import { semesterName } from "./semester.ts";

/** Words of the page of courses that students have borrowed of other departments. */
export const borrowedMessages = {
  title: "Approved Borrowed Courses",
  lead: "Courses of other departments in approved registrations, by the department that teaches them.",
  search: "Search students",
  none: "Nothing borrowed is approved in this session.",
  columns: {
    department: "Home department",
    host: "Host department",
    approvedBy: "Approved by",
    approvedAt: "Approved",
  },
  rowName: (fullName: string, code: string): string => `${fullName}, ${code}`,
  look: "Look at the registration",
  addOrDrop: "Add or drop courses",
  annul: "Take the approval back",
  annulTitle: (fullName: string): string => `Take back the approval of ${fullName}`,
  annulQuestion:
    "The whole registration goes back to the student, who is told why and has 7 days to register again. The host departments are told.",
  annulled: "The approval is taken back",
  // What the head of the host department is told
  told: (act: BorrowedAct, lent: Lent) => ({
    title: `${lent.codes.join(", ")}: ${act === "borrowed" ? "lent to a student of another department" : "no longer borrowed"}`,
    body: `${lent.student}, ${lent.department}. ${semesterName(lent.semester)}, ${lent.session}.`,
  }),
} as const;

/** Whether courses are borrowed from now on, or no longer. */
export type BorrowedAct = "borrowed" | "ended";

type Lent = {
  codes: readonly string[];
  student: string;
  department: string;
  semester: string;
  session: string;
};
