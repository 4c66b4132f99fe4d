import type { Transaction } from "../../connect.ts";
import type { users } from "../../schema/users.ts";
import { demoStudentConduct } from "../history/conduct.ts";
import { insertHistory, insertSheets } from "../history/insert.ts";
import { peopleOf } from "../history/person.ts";
import { currentSessionId } from "./admissions.ts";
import type { StudentRows } from "./students.ts";

type User = typeof users.$inferInsert;

/** References of what was paid before the demo school began; the sandbox draws its own at random. */
const firstRrr = 280_000_000_000;

/**
 * What the students paid, registered and earned until now. Of the accounts only `student` has a past;
 * the others have just come, and have paid nothing.
 */
export async function insertDemoHistory(
  tx: Transaction,
  accounts: readonly User[],
  own: Omit<StudentRows, "users">,
  others: StudentRows,
  now = new Date(),
): Promise<void> {
  const idOf = (userName: string) => accounts.find((user) => user.userName === userName)?.id;
  const studentId = idOf("student");
  const options = { currentSessionId, now, seed: 11 };
  const account = peopleOf({ ...own, users: accounts }).filter(
    ({ student }) => student.id === studentId,
  );
  await insertSheets(tx, options);
  await insertHistory(tx, [...account, ...peopleOf(others)], {
    ...options,
    firstRrr,
    approverId: idOf("hod") ?? null,
    conductOf: (id) => (id === studentId ? demoStudentConduct : undefined),
  });
}
