/** The largest id that the database can hold. */
export const largestId = 2_147_483_647;
