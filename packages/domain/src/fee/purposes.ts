import type { FeePurpose } from "../payment/purposes.ts";
import { studentTypeIds } from "../student/types.ts";

/** Whether a fee can be paid in instalments: the school fees only. */
export const hasInstalments = (purpose: FeePurpose): boolean => purpose === "school-fees";

const { postgraduate, jupeb } = studentTypeIds;

/** Whether a student of a type is ever asked for a fee. */
export const isAskedFor = (purpose: FeePurpose, studentTypeId: number): boolean =>
  purpose !== "change-of-degree" || (studentTypeId !== postgraduate && studentTypeId !== jupeb);

/** Whether a fee falls due in a session: acceptance does once, when the student comes. */
export const fallsDueIn = (
  purpose: FeePurpose,
  session: { sessionId: number; entrySessionId: number },
): boolean => purpose !== "acceptance" || session.sessionId === session.entrySessionId;
