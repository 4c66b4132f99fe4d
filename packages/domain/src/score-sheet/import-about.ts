/** By which name imports of scores are known. */
export const scoresKind = "scores";

/** Which sheet an import goes into, as it is kept with it. */
export const aboutSheet = (courseId: number, sessionId: number): string =>
  `${courseId}-${sessionId}`;

/** The sheet that an import goes into; undefined of any other text. */
export function sheetOfImport(
  about: string | null,
): { readonly courseId: number; readonly sessionId: number } | undefined {
  const [, courseId, sessionId] = /^(\d{1,9})-(\d{1,9})$/.exec(about ?? "") ?? [];
  return courseId && sessionId
    ? { courseId: Number(courseId), sessionId: Number(sessionId) }
    : undefined;
}
