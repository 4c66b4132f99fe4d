/** Of a course that is taught in a laboratory, too: its form and the column of its sheet. */
export const laboratoryWords = {
  field: "With a laboratory",
  column: {
    heading: "With a laboratory",
    example: "no",
    hint: "Yes or no, where test, lab and exam are left empty: 20, 20, 60 or 30, 0, 70",
  },
} as const;
