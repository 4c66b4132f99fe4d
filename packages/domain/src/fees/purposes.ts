import type { FeePurpose } from "../payment/purposes.ts";

/** Whether a fee can be paid in instalments: the school fees only. */
export const hasInstalments = (purpose: FeePurpose): boolean => purpose === "school-fees";

/** Whether a fee falls due in a session: acceptance does once, when the student comes. */
export const fallsDueIn = (
  purpose: FeePurpose,
  session: { sessionId: number; entrySessionId: number },
): boolean => purpose !== "acceptance" || session.sessionId === session.entrySessionId;
