/** Words of a value that is edited in place. */
export const inlineEditWords = {
  /** The button's name, with the value's label. */
  edit: (label: string): string => `Edit ${label.toLowerCase()}`,
  save: "Save",
  cancel: "Cancel",
  saved: "Saved",
  notSaved: "It was not saved. Please try again.",
};
