/** The id of Nigeria in the list of countries, whose numbers are those of ISO 3166. */
export const nigeria = 566;
