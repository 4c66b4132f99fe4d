import type { Contract } from "@polyportal/api-client/contract/contract";
import { v7 as uuid } from "uuid";
import {
  courseRegistrations,
  registeredCourses,
} from "../../../database/schema/course-registration.ts";
import { newStudent } from "../../../testing/new-student.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { first, idsOf, pay } from "./registrar.ts";

/** Who may add and drop for students. */
export const exams = { as: { user: "exams" } };
export const core = ["COM 111", "COM 112", "COM 113", "COM 114", "COM 115"];
export const reason = "The faculty has agreed to it.";

type Of = {
  student?: Parameters<typeof newStudent>[1];
  codes?: readonly string[];
  state?: "submitted" | "approved" | "returned";
  paid?: boolean;
};

/** A student's registration, past all rules, and what an officer does with it. */
export const registrationBy =
  (server: TestServer<Contract>) =>
  async ({ student = {}, codes = core, state = "approved", paid = true }: Of = {}) => {
    const { id: studentId, userName, email, as } = await newStudent(server, student);
    if (paid) await pay(server, studentId);
    const [id, submittedAt] = [uuid(), new Date(Date.now() - 1000)];
    await server.db.insert(courseRegistrations).values({
      ...first,
      id,
      studentId,
      levelId: student.levels?.[3] ?? 1,
      state,
      totalUnits: 14,
      submittedAt,
      reason: state === "returned" ? reason : "",
    });
    const ids = await idsOf(server, ...codes);
    await server.db.insert(registeredCourses).values(
      ids.map((courseId) => ({
        registrationId: id,
        sessionId: first.sessionId,
        courseId,
        kind: "Core" as const,
      })),
    );
    const asked = { matricNumber: userName, ...first };
    const look = async () => server.ok("getRegistrationOfStudent", asked, exams);
    const now = async () => (await look()).registration?.courses.map(({ code }) => code);
    const act = async (
      own: { add?: string[]; drop?: string[]; overrides?: string[] },
      who = exams,
    ) =>
      server.request(
        "staffAddOrDrop",
        {
          id,
          submittedAt: submittedAt.toISOString(),
          add: await idsOf(server, ...(own.add ?? [])),
          drop: await idsOf(server, ...(own.drop ?? [])),
          overrides: own.overrides ?? [],
          reason,
        },
        who,
      );
    return { id, studentId, email, as, asked, look, now, act };
  };
