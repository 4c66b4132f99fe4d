/** Students per printed page of a result sheet. */
export const resultSheetPageSize = 30;
