import { paths } from "../routes/paths.ts";
import { studentTypeIds } from "../student/types.ts";

/** A tab above the academic fees: a link to its page. */
export type FeeTab = { readonly label: string; readonly path: string };

const { postgraduate, jupeb } = studentTypeIds;

const tabs: readonly (FeeTab & { readonly without?: readonly number[] })[] = [
  { label: "School Fees", path: paths.schoolFees },
  { label: "Other Fees", path: paths.sundry, without: [jupeb] },
  { label: "Acceptance", path: paths.acceptance },
  { label: "Change of Degree", path: paths.changeOfDegree, without: [postgraduate, jupeb] },
];

/** The tabs that a kind of student sees. */
export const feeTabsFor = (studentTypeId: number | null): readonly FeeTab[] =>
  tabs.filter(({ without }) => studentTypeId === null || !without?.includes(studentTypeId));
