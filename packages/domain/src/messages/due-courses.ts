/** Words of the filter of own courses by what is still to be handed on. */
export const dueCourseWords = {
  label: "Deadline",
  due: "To hand on",
  notDue: "Nothing to hand on",
} as const;
