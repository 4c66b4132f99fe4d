import type { InvoicePurpose } from "../payment/purposes.ts";
import { studentTypeIds } from "../student/types.ts";

/** What a kind of student is not asked for: these tabs are missing, and the server refuses too. */
const notAsked: Readonly<Record<number, readonly InvoicePurpose[]>> = {
  [studentTypeIds.postgraduate]: ["change-of-degree"],
  [studentTypeIds.jupeb]: ["change-of-degree", "sundry"],
};

/** Whether a kind of student pays for something at all. */
export const isConcerned = (studentTypeId: number, purpose: InvoicePurpose): boolean =>
  !notAsked[studentTypeId]?.includes(purpose);
