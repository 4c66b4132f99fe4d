import { and, eq } from "drizzle-orm";
import { courseRegistrations } from "./schema/course-registration.ts";
import { studentSessions } from "./schema/student.ts";

/** The student as in the session of a registration, which there is of each. */
export const ofRegistration = and(
  eq(studentSessions.studentId, courseRegistrations.studentId),
  eq(studentSessions.sessionId, courseRegistrations.sessionId),
);
