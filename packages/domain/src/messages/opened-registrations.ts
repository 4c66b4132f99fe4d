import { formatDate } from "../format/date.ts";
import { semesterName } from "./semester.ts";

const some = (count: number): string =>
  count === 1 ? "1 student" : `${count.toLocaleString("en-NG")} students`;

/** Words of the page on which registration is opened for students alone. */
export const openedMessages = {
  matricNumbers: "please enter a matric number, or paste several",
  tooMany: (most: number): string => `${most} students at most are opened for at once`,
  noStudents: (numbers: readonly string[]): string =>
    `no student has ${numbers.length === 1 ? "this matric number" : "these matric numbers"}: ${listed(numbers)}`,
  notThere: (numbers: readonly string[]): string => `not there in this session: ${listed(numbers)}`,
  session: "please select a session",
  semester: "please select a semester",
  past: "please choose today or a day to come",
  title: "Open Student Registration",
  lead: "Students who may register, add and drop although the window of their semester is closed, until when and why.",
  search: "Search students",
  none: "Registration is open for no student alone in this session.",
  columns: {
    matricNumbers: "Matric numbers",
    until: "Open until",
    state: "State",
    lateFee: "Late fee",
    reason: "Reason",
    openedBy: "Opened by",
    openedAt: "Opened",
  },
  states: { open: "Open", over: "Over" },
  lateFees: { yes: "Charged", no: "Not charged" },
  open: "Open for students",
  submit: "Open registration",
  hints: {
    matricNumbers: "One to a line, or parted by commas: paste a list as it is.",
    until: "The last day on which they can register, add and drop. Nobody's is made shorter.",
    lateFee: "Who registers for the first time pays the late fee, where the semester has one.",
    reason: "The student reads it.",
  },
  lateFeeLabel: "Charge the late fee",
  opened: (count: number): string => `Registration is open for ${some(count)}`,
  end: "End it",
  endTitle: (name: string): string => `End the open registration of ${name}`,
  endQuestion: "The window of the semester counts again. What is registered stays.",
  ended: "The window of the semester counts again",
  isOver: "It is over.",
  told: {
    opened: (semester: string, session: string, until: Date, reason: string) => ({
      title: `${semesterName(semester)}, ${session}: registration is open for you`,
      body: `You may register, add and drop courses until ${formatDate(until.toISOString())}: ${reason}`,
    }),
    ended: (semester: string, session: string, reason: string) => ({
      title: `${semesterName(semester)}, ${session}: registration is no longer open for you`,
      body: `The dates of the semester count again: ${reason}`,
    }),
  },
} as const;

/** Some of a list that may be long, and how many more there are. */
function listed(numbers: readonly string[]): string {
  const shown = numbers.slice(0, 10);
  const rest = numbers.length - shown.length;
  return shown.join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
