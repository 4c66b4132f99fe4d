/** By which name imports of scores are known. */
export const scoresKind = "scores";

/** And those of the marks of computer tests. */
export const cbtKind = "cbt";

type Which = { readonly courseId: number; readonly sessionId: number };

/** Which sheet an import goes into, as it is kept with it. */
export const aboutSheet = (courseId: number, sessionId: number): string =>
  `${courseId}-${sessionId}`;

/** The sheet that an import goes into, whatever was chosen of it; undefined of any other text. */
export function sheetOfImport(about: string | null): Which | undefined {
  const [, courseId, sessionId] = /^(\d{1,9})-(\d{1,9})(?: |$)/.exec(about ?? "") ?? [];
  return courseId && sessionId
    ? { courseId: Number(courseId), sessionId: Number(sessionId) }
    : undefined;
}

/** What was chosen of an import beside its sheet, in the words of an address; nothing of most imports. */
export function choiceOfImport(about: string | null) {
  const [, component, attempts, filling] = (about ?? "").split(" ");
  return { component, attempts, filling };
}
