import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { amendmentRequests } from "../../schema/results.ts";
import type { users } from "../../schema/users.ts";
import { currentSessionId } from "./admissions.ts";

type User = typeof users.$inferInsert;
type Row = {
  sheet_id: string;
  student_id: string;
  version: number;
  test: number;
  lab: number;
  exam: number;
};

const day = 86_400_000;

/** One request to amend a score of last session, which the head has endorsed: it is with the dean. */
export async function insertAmendments(tx: Transaction, accounts: readonly User[]): Promise<void> {
  const idOf = (userName: string) =>
    accounts.find((account) => account.userName === userName)?.id ?? "";
  const { rows } = await tx.execute<Row>(sql`
    select scores.sheet_id, scores.student_id, scores.version, scores.test::float8,
      scores.lab::float8, scores.exam::float8
    from scores
    join score_sheets on score_sheets.id = scores.sheet_id
    join courses on courses.id = score_sheets.course_id
    join students on students.id = scores.student_id
    where score_sheets.session_id = ${currentSessionId - 1} and courses.code = 'COM 215'
      and scores.published_at is not null and scores.exam between 10 and 50
      and scores.student_id <> ${idOf("student")}
    order by students.number limit 1`);
  const [row] = rows;
  if (!row) return;
  const now = Date.now();
  await tx.insert(amendmentRequests).values({
    id: uuid(),
    sheetId: row.sheet_id,
    studentId: row.student_id,
    version: row.version,
    test: row.test,
    lab: row.lab,
    exam: row.exam + 8,
    reason: "Question 4 was answered on the last page of the script, and was not marked.",
    state: "headEndorsed",
    requestedBy: idOf("lecturer"),
    requestedAt: new Date(now - 4 * day),
    headEndorsedBy: idOf("hod"),
    headEndorsedAt: new Date(now - 2 * day),
  });
}
