import { semesters } from "@polyportal/domain/academic-session/semesters";
import type { ClassAddress } from "@polyportal/domain/routes/staff-paths";
import { idIn } from "../../app/asked.ts";

/** A class as its endpoints are asked for it. */
export type ClassAsked = Omit<ClassAddress, "semester"> & {
  readonly semester?: (typeof semesters)[number] | undefined;
};

/** Which class an address names; undefined where it names none. */
export function classIn(search: URLSearchParams): ClassAsked | undefined {
  const [session, department, level] = ["session", "department", "level"].map((name) =>
    idIn(search, name),
  );
  if (!session || !department || !level) return undefined;
  const semester = semesters.find((one) => one === search.get("semester"));
  return { session, department, level, option: idIn(search, "option"), semester };
}

type Named = {
  readonly sessionId: number;
  readonly departmentId: number;
  readonly levelId: number;
  readonly departmentOptionId: number | null;
  readonly semester: (typeof semesters)[number];
};

/** The address of a class that the server has named. */
export const addressOf = (one: Named) => ({
  session: one.sessionId,
  department: one.departmentId,
  level: one.levelId,
  option: one.departmentOptionId ?? undefined,
  semester: one.semester,
});
