import type { Contract } from "@polyportal/api-client/contract/contract";
import { v7 as uuid } from "uuid";
import { classAdvisers, staffOffices } from "../../../database/schema/rights.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { taughtBy } from "../../lecturer/testing/taught.ts";

/** The department of `smallDepartment`. */
export const departmentId = 900;

/** An account that decides for the school. */
export const exams = { as: { user: "exams" } };

type Semester = "First" | "Second";

/** A class of the small department. For an ND, the level equals the session. */
export const classAt = (sessionId: number, levelId = sessionId, semester: Semester = "First") => ({
  departmentId,
  levelId,
  sessionId,
  semester,
});

/** Staff of the small department and its faculty, created for one test. */
export function classStaff(server: TestServer<Contract>, { lecturer } = taughtBy(server)) {
  /** A lecturer, with or without an office. */
  async function officer(office?: Partial<typeof staffOffices.$inferInsert>) {
    const { id, userName } = await lecturer();
    if (office) {
      const since = "2024-09-01";
      await server.db
        .insert(staffOffices)
        .values({ id: uuid(), holderId: id, office: "head of department", since, ...office });
    }
    return { id, as: { as: { user: userName } } };
  }

  const advise = (adviserId: string, own: Partial<typeof classAdvisers.$inferInsert>) =>
    server.db
      .insert(classAdvisers)
      .values({ id: uuid(), adviserId, departmentId, sessionId: 1, levelId: 1, ...own });

  return {
    officer,
    advise,
    head: () => officer({ office: "head of department", departmentId }),
    dean: () => officer({ office: "dean of faculty", facultyId: 1 }),
  };
}
