/** What a value that is edited where it stands says. */
export const inlineEditWords = {
  /** The button's name, with what the value is. */
  edit: (label: string): string => `Edit ${label.toLowerCase()}`,
  save: "Save",
  cancel: "Cancel",
  saved: "Saved",
  notSaved: "It was not saved. Please try again.",
};
