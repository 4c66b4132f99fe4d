/**
 * How far a request to amend a published score has come: asked for, endorsed by the head of department,
 * then by the dean, applied by exams and records, or refused on the way.
 */
export const amendmentStates = ["requested", "headed", "deaned", "applied", "refused"] as const;
