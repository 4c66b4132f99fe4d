import type { InvoicePurpose } from "../payment/purposes.ts";
import { paths } from "../routes/paths.ts";
import { isConcerned } from "./concerned.ts";

/** A tab above the academic fees: a link to its page. */
export type FeeTab = {
  readonly label: string;
  readonly path: string;
  readonly purpose: InvoicePurpose;
};

const tabs: readonly FeeTab[] = [
  { label: "School Fees", path: paths.schoolFees, purpose: "school-fees" },
  { label: "Other Fees", path: paths.sundry, purpose: "sundry" },
  { label: "Acceptance", path: paths.acceptance, purpose: "acceptance" },
  { label: "Change of Degree", path: paths.changeOfDegree, purpose: "change-of-degree" },
];

/** The tabs that a kind of student sees: of what that kind is asked for. */
export const feeTabsFor = (studentTypeId: number | null): readonly FeeTab[] =>
  tabs.filter(({ purpose }) => studentTypeId === null || isConcerned(studentTypeId, purpose));
