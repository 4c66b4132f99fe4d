import { groupBy } from "../../../lists/group-by.ts";
import type { studentSessions, students } from "../../schema/student.ts";
import type { users } from "../../schema/users.ts";

/** A student with all that a history needs to know. */
export type HistoryPerson = {
  readonly user: Pick<
    typeof users.$inferInsert,
    "lastname" | "firstname" | "middlename" | "email" | "mobileNumber"
  >;
  readonly student: Pick<
    typeof students.$inferInsert,
    "id" | "matricNumber" | "gender" | "studentTypeId" | "departmentId" | "entrySessionId"
  >;
  /** The sessions in which the student is there, in their order, with the level in each. */
  readonly sessions: readonly Pick<typeof studentSessions.$inferInsert, "sessionId" | "levelId">[];
};

/** Their ids, to ask the tables about them. */
export const idsOf = (people: readonly HistoryPerson[]): string[] =>
  people.map(({ student }) => student.id);

/** Whom a student's invoices name. */
export const payerOf = ({ student, user }: HistoryPerson) => ({
  studentId: student.id,
  programmeSlug: null,
  lastname: user.lastname,
  firstname: user.firstname,
  middlename: user.middlename ?? "",
  email: user.email ?? "",
  phone: user.mobileNumber ?? "",
});

/** What a student pays of the fees of a session. */
export type Paying =
  | "full"
  | "both-instalments"
  | "first-instalment"
  /** Of the fees of the session none but the one for accepting the offer. */
  | "acceptance"
  | "nothing";

/** What a student does in the sessions; what is not decided is left to chance. */
export type Conduct = {
  readonly payingOf: (sessionId: number) => Paying;
  /** Whether the courses of the current session's first semester are registered already. */
  readonly registersNow: boolean;
  /** What the student earns on average, of 100. */
  readonly ability: number;
  /** The courses that are failed at first, whatever the ability, by their codes. */
  readonly fails?: readonly string[];
};

type Groupable = {
  readonly users: readonly (HistoryPerson["user"] & { readonly id: string })[];
  readonly students: readonly HistoryPerson["student"][];
  readonly sessions: readonly (typeof studentSessions.$inferInsert)[];
};

/** Students with their accounts and sessions, from the rows of the three tables. */
export function peopleOf({ users, students, sessions }: Groupable): HistoryPerson[] {
  const userOf = new Map(users.map((user) => [user.id, user]));
  const sessionsOf = groupBy(sessions, ({ studentId }) => studentId);
  return students.flatMap((student) => {
    const user = userOf.get(student.id);
    return user ? [{ user, student, sessions: sessionsOf.get(student.id) ?? [] }] : [];
  });
}
