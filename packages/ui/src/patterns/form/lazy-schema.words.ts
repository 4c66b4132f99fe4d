/** Words of a form whose schema is loaded lazily. */
export const lazySchemaWords = {
  notLoaded:
    "The rules of this form have not arrived. Nothing you have entered is lost: check your connection and try again.",
};
