import type { ClassInSemester } from "@polyportal/domain/routes/staff-paths";
import { idIn, semesterIn, type AskedSemester } from "../../app/asked.ts";

/** A class in a semester, as the server is asked for it. */
export type AskedClass = ClassInSemester & AskedSemester;

/** Which class an address names, and when; undefined where it names none. */
export function classIn(search: URLSearchParams): AskedClass | undefined {
  const when = semesterIn(search);
  const [departmentId, levelId] = [idIn(search, "department"), idIn(search, "level")];
  if (!when || !departmentId || !levelId) return undefined;
  const optionId = idIn(search, "option");
  return { departmentId, levelId, ...(optionId && { optionId }), ...when };
}
