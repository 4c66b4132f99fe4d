import type { Transaction } from "../../connect.ts";
import type { users } from "../../schema/users.ts";
import { demoStudentConduct, newcomerConduct } from "../history/conduct.ts";
import { insertHistory, insertSheets } from "../history/insert.ts";
import { peopleOf } from "../history/person.ts";
import { currentSessionId } from "./admissions.ts";
import type { StudentRows } from "./students.ts";

type User = typeof users.$inferInsert;

/** References of what was paid before the demo school began; the sandbox draws its own at random. */
const firstRrr = 280_000_000_000;

/**
 * What the students paid, registered and earned until now. Of the accounts only `student` has a past, and
 * `newcomer` has paid the acceptance fee; the others have just come, and have paid nothing.
 */
export async function insertDemoHistory(
  tx: Transaction,
  accounts: readonly User[],
  own: Omit<StudentRows, "users">,
  others: StudentRows,
  now = new Date(),
): Promise<void> {
  const idOf = (userName: string) => accounts.find((user) => user.userName === userName)?.id;
  const conductOf = new Map([
    [idOf("student"), demoStudentConduct],
    [idOf("newcomer"), newcomerConduct],
  ]);
  const options = { currentSessionId, now, seed: 11 };
  const [student = [], newcomer = []] = ["student", "newcomer"].map((userName) =>
    peopleOf({ ...own, users: accounts }).filter((one) => one.student.id === idOf(userName)),
  );
  await insertSheets(tx, options);
  await insertHistory(tx, [...student, ...peopleOf(others), ...newcomer], {
    ...options,
    firstRrr,
    approverId: idOf("hod") ?? null,
    conductOf: (id) => conductOf.get(id),
  });
}
