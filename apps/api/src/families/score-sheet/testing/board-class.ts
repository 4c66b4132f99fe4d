import type { Contract } from "@polyportal/api-client/contract/contract";
import { inArray } from "drizzle-orm";
import { students, studentSessions } from "../../../database/schema/student.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { sessionId } from "../../lecturer/testing/taught.ts";
import { departmentId } from "../../results/testing/class-staff.ts";

/** ND I of the small department in the session of `sheetsOf`, in which its courses are taken. */
export const boardClass = { departmentId, levelId: 1, sessionId, semester: "First" } as const;

/** Makes students members of that class, so that a test has a class of its own. */
export const joinsClass =
  ({ db }: TestServer<Contract>) =>
  async (...people: readonly { readonly id: string }[]): Promise<void> => {
    const ids = people.map(({ id }) => id);
    await db.update(students).set({ departmentId }).where(inArray(students.id, ids));
    const place = { sessionId, levelId: 1, departmentId, studentTypeId: 1 };
    await db
      .insert(studentSessions)
      .values(ids.map((studentId) => ({ studentId, ...place })))
      .onConflictDoNothing();
  };
