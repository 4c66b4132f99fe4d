import { semesters } from "@polyportal/domain/academic-session/semesters";
import { typedNumberIn } from "@polyportal/domain/format/typed-number";

/** The id in an address such as `?session=3`; undefined if missing or invalid. */
export function idIn(search: URLSearchParams, name: string): number | undefined {
  const id = typedNumberIn(search.get(name));
  return id !== undefined && Number.isInteger(id) && id > 0 ? id : undefined;
}

/** A semester of a session. */
export type AskedSemester = { sessionId: number; semester: (typeof semesters)[number] };

/** The semester in `?session=3&semester=First`, or undefined. */
export function semesterIn(search: URLSearchParams): AskedSemester | undefined {
  const sessionId = idIn(search, "session");
  const semester = semesters.find((one) => one === search.get("semester"));
  return sessionId && semester ? { sessionId, semester } : undefined;
}
