/** What a form says whose rules are fetched apart. */
export const lazySchemaWords = {
  notLoaded:
    "The rules of this form have not arrived. Nothing you have entered is lost: check your connection and try again.",
};
