/** By which name imports of results are known. */
export const putmeKind = "putme-results";
