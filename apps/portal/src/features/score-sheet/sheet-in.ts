/** The course and session of a sheet. */
export type Which = { readonly courseId: number; readonly sessionId: number };

const numberIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** Which sheet an address names; undefined where it names none. */
export function sheetIn(search: URLSearchParams): Which | undefined {
  const courseId = numberIn(search.get("course"));
  const sessionId = numberIn(search.get("session"));
  return courseId === undefined || sessionId === undefined ? undefined : { courseId, sessionId };
}
