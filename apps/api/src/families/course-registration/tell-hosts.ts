import { fullName } from "@polyportal/domain/format/name";
import {
  borrowedMessages,
  type BorrowedAct,
} from "@polyportal/domain/messages/borrowed-registrations";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { groupBy } from "../../lists/group-by.ts";
import { notifyAll } from "../../notification/notify.ts";
import { heldToday } from "../../rights/held-today.ts";
import type { RegisteredCourse, Registration } from "./queries.ts";

type Found = {
  holder_id: string;
  code: string;
  lastname: string;
  firstname: string;
  middlename: string;
  department: string;
  session: string;
};

/** Tells the heads of the departments that teach them which courses a student borrows, or no longer does. */
export async function tellHosts(
  tx: Transaction,
  act: BorrowedAct,
  { studentId, sessionId, semester }: Registration,
  registered: readonly Pick<RegisteredCourse, "id" | "kind">[],
  now: Date,
): Promise<void> {
  const ids = registered.filter(({ kind }) => kind === "Borrowed").map(({ id }) => id);
  if (ids.length === 0) return;
  const { rows } = await tx.execute<Found>(sql`
    select staff_offices.holder_id, lent.code, person.lastname, person.firstname,
      person.middlename, home.name as department, academic_sessions.name as session
    from courses lent
    join staff_offices on staff_offices.department_id = lent.department_id
      and staff_offices.office = 'head of department' and ${heldToday}
    join students on students.id = ${studentId}
    join users person on person.id = students.id
    join academic_sessions on academic_sessions.id = ${sessionId}
    join student_sessions there on there.student_id = students.id
      and there.session_id = academic_sessions.id
    join departments home on home.id = there.department_id
    where lent.id = any(${sql.param(ids)}::int[])
    order by lent.code`);
  const byHead = groupBy(rows, ({ holder_id: head }) => head);
  await notifyAll(
    tx,
    [...byHead].flatMap(([userId, lent]) => {
      const [first] = lent;
      if (!first) return [];
      const { department, session } = first;
      const codes = lent.map(({ code }) => code);
      const told = { codes, student: fullName(first), department, semester, session };
      return [{ userId, ...borrowedMessages.told(act, told), now }];
    }),
  );
}
