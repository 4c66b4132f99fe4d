/** Words of the breadcrumbs besides the pages' names. */
export const breadcrumbsWords = {
  label: "Breadcrumbs",
  /** The name of the menu with the pages between first and last. */
  between: "Pages between",
};
