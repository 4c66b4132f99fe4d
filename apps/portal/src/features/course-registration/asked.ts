import { semesters } from "@polyportal/domain/session/semesters";

type Asked = { sessionId: number; semester: (typeof semesters)[number] };

/** The registration that `?session=<id>&semester=First` names. */
export function askedIn(search: URLSearchParams): Asked | undefined {
  const sessionId = Number(search.get("session"));
  const semester = semesters.find((one) => one === search.get("semester"));
  return Number.isInteger(sessionId) && sessionId > 0 && semester
    ? { sessionId, semester }
    : undefined;
}
