import { studentTypeIds } from "@polyportal/domain/student/types";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { students } from "../../database/schema/student.ts";
import { newStudent } from "../../testing/new-student.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

const head = { as: { user: "hod" } };
const registrar = { as: { user: "registrar" } };

test("who has moved is in the old department in the session before, and in the new one now", async () => {
  const levels = { 2: 1, 3: 2 };
  const { id: studentId, userName: search } = await newStudent(server, { departmentId: 5, levels });
  const sent = Object.entries(levels).map(([session, levelId]) => ({
    id: uuid(),
    studentId,
    sessionId: Number(session),
    levelId,
    semester: "First" as const,
    state: "submitted" as const,
    totalUnits: 14,
    submittedAt: new Date(),
  }));
  await server.db.insert(courseRegistrations).values(sent);
  await server.db
    .update(students)
    .set({ departmentId: 6, studentTypeId: studentTypeIds.sandwich })
    .where(eq(students.id, studentId));
  const seen = async (who: typeof head, asked = {}) => {
    const { items } = await server.ok("listRegistrationApprovals", { search, ...asked }, who);
    return items.map(({ session, department }) => `${session} ${department}`);
  };
  const [before, now] = ["2025/2026 Computer Science", "2026/2027 Science Laboratory Technology"];
  expect(new Set(await seen(registrar, { state: ["submitted"] }))).toEqual(new Set([before, now]));
  expect(await seen(registrar, { state: ["submitted"], department: [5] })).toEqual([before]);
  // The head of the department of then alone still decides about it.
  expect(await seen(head)).toEqual([before]);
  const [old, latest] = sent.map(({ id }) => id);
  const page = await server.ok("getRegistrationApproval", { id: old ?? "" }, head);
  expect(page.student).toMatchObject({
    department: "Computer Science",
    programme: "National Diploma, full-time",
  });
  expect(page.acts).toContain("approve");
  expect(await server.request("getRegistrationApproval", { id: latest ?? "" }, head)).toMatchObject(
    {
      status: 404,
    },
  );
});
