/** Words of saved views. */
export const savedViewsWords = {
  /** The name of the whole component. */
  label: "Saved views",
  /** On the button, before the view's name. */
  view: "View:",
  /** The list without any view. */
  all: "The whole list",
  /** For a default view, after its audience. */
  opensList: "opens the list",
  changed: "Changed",
  saveChanges: "Save changes",
  saveNew: "Save as a new view",
  rename: "Rename",
  renameOrShare: "Rename or share",
  makeDefault: "Open the list with it",
  dropDefault: "Open the whole list instead",
  copy: "Copy the link",
  remove: "Delete",
  /** Why there is nothing to save. */
  nothingToSave: "Set filters, columns or an order first.",
  loading: "Fetching your views…",
  none: "What you filter, sort and show here can be saved under a name.",
  tryAgain: "Try again",
  /** The dialog for a view's name. */
  newTitle: "Save this view",
  editTitle: (name: string): string => `Rename ${name}`,
  name: "Name",
  nameHint: "Such as: Debtors of ND II",
  sharedWith: "Who sees it",
  asDefault: "Open the list with it",
  save: "Save",
  cancel: "Cancel",
  nameMissing: "Enter a name for the view.",
  nameTaken: "You have a view of this name already.",
  notSaved: "The view was not saved.",
  /** The question before deleting a view. */
  removeTitle: (name: string): string => `Delete ${name}`,
  removeQuestion: "The records that it shows stay as they are.",
  saved: "View saved",
  removed: "View deleted",
  copied: "Link copied",
  notCopied: "The browser did not let the link be copied",
  failed: "That did not work",
};
