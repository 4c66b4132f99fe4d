import { semesters } from "@polyportal/domain/academic-session/semesters";
import type { ClassAddress } from "@polyportal/domain/routes/staff-paths";
import { idIn } from "../address/asked.ts";

/** A class as endpoints take it. */
export type ClassAsked = Omit<ClassAddress, "semester"> & {
  readonly semester?: (typeof semesters)[number] | undefined;
};

/** The class in an address; undefined if there is none. */
export function classIn(search: URLSearchParams): ClassAsked | undefined {
  const [session, department, level] = ["session", "department", "level"].map((name) =>
    idIn(search, name),
  );
  if (!session || !department || !level) return undefined;
  const semester = semesters.find((one) => one === search.get("semester"));
  return { session, department, level, option: idIn(search, "option"), semester };
}

/** A class in one semester, as composite sheets need it. */
export type ClassInSemester = ClassAsked & {
  readonly semester: NonNullable<ClassAsked["semester"]>;
};

/** The class and semester in an address; undefined if there are none. */
export function classInSemester(search: URLSearchParams): ClassInSemester | undefined {
  const which = classIn(search);
  return which?.semester && { ...which, semester: which.semester };
}

/** A class as the endpoint of its results takes it. */
export const askedOf = ({ department, level, option, session, semester }: ClassInSemester) => ({
  departmentId: department,
  levelId: level,
  optionId: option,
  sessionId: session,
  semester,
});

type Named = {
  readonly sessionId: number;
  readonly departmentId: number;
  readonly levelId: number;
  readonly departmentOptionId: number | null;
  readonly semester: (typeof semesters)[number];
};

/** The address of a class from the server. */
export const addressOf = (one: Named) => ({
  session: one.sessionId,
  department: one.departmentId,
  level: one.levelId,
  option: one.departmentOptionId ?? undefined,
  semester: one.semester,
});
