/** How many students stand on one printed page of a result sheet. */
export const resultSheetPageSize = 30;
