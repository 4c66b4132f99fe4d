/** What the path to a page says besides the pages' names. */
export const breadcrumbsWords = {
  label: "Breadcrumbs",
  /** The menu's name that holds the pages between first and last. */
  between: "Pages between",
};
