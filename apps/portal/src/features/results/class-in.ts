import { classIn, type ClassAsked } from "../../parts/class/class-in.ts";

/** A class in one semester: a composite sheet is of no other. */
export type ClassInSemester = ClassAsked & {
  readonly semester: NonNullable<ClassAsked["semester"]>;
};

/** Which class an address names, and when; undefined where it names none. */
export function classInSemester(search: URLSearchParams): ClassInSemester | undefined {
  const which = classIn(search);
  return which?.semester && { ...which, semester: which.semester };
}

/** A class as the server is asked for its results. */
export const askedOf = ({ department, level, option, session, semester }: ClassInSemester) => ({
  departmentId: department,
  levelId: level,
  optionId: option,
  sessionId: session,
  semester,
});
