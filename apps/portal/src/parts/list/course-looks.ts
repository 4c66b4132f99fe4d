/** How lists whose rows are courses show what they say of each. */
export const courseLooks = {
  code: { width: 6, grow: 0 },
  title: { width: 12, grow: 2 },
  department: { hidden: true },
} as const;
