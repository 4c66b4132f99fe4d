/** The hash under which the details page offers answers of the person's other forms. */
export const applicationRecoveryHash = "#answers";
