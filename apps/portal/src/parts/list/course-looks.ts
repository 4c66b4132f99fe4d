import { formatCreditUnits } from "@polyportal/domain/format/marks";

/** How lists whose rows are courses show what they say of each. */
export const courseLooks = {
  code: { rowHeader: true, fixed: true, width: 6, grow: 0 },
  title: { width: 12, grow: 2 },
  department: { hidden: true },
} as const;

/** Credit units, as they are written everywhere. */
export const creditUnitLook = {
  cell: ({ creditUnit }: { creditUnit: number }) => formatCreditUnits(creditUnit),
  width: 4,
  grow: 0,
} as const;
