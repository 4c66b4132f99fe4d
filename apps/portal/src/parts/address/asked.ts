import { semesters } from "@polyportal/domain/academic-session/semesters";
import { typedNumberIn } from "@polyportal/domain/format/typed-number";

/** The id that the address names, such as `?session=3`; undefined where it is missing or none. */
export function idIn(search: URLSearchParams, name: string): number | undefined {
  const id = typedNumberIn(search.get(name));
  return id !== undefined && Number.isInteger(id) && id > 0 ? id : undefined;
}

/** A semester of a session. */
export type AskedSemester = { sessionId: number; semester: (typeof semesters)[number] };

/** The semester that `?session=3&semester=First` names, or undefined. */
export function semesterIn(search: URLSearchParams): AskedSemester | undefined {
  const sessionId = idIn(search, "session");
  const semester = semesters.find((one) => one === search.get("semester"));
  return sessionId && semester ? { sessionId, semester } : undefined;
}
