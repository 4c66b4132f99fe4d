/**
 * How far a request to amend a published score has come: asked for, endorsed by the head of department,
 * then by the dean, applied by exams and records, or refused on the way.
 */
export const amendmentStates = [
  "requested",
  "headEndorsed",
  "deanApproved",
  "applied",
  "refused",
] as const;
export type AmendmentState = (typeof amendmentStates)[number];

/** Two of them by the words of releases before 0.1.0, which addresses and views that were kept may still say. */
export const formerStates: ReadonlyMap<unknown, AmendmentState> = new Map([
  ["headed", "headEndorsed"],
  ["deaned", "deanApproved"],
]);

/** Those of a request that waits for somebody, in the order of the offices. */
export const openStates = [
  "requested",
  "headEndorsed",
  "deanApproved",
] as const satisfies AmendmentState[];
export type OpenState = (typeof openStates)[number];

/** Whether somebody has still to decide. */
export const isOpen = (state: AmendmentState): state is OpenState =>
  (openStates as readonly AmendmentState[]).includes(state);
