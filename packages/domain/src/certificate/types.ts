/** The ids of the certificate types. */
export const certificateTypeIds = { nce: 3, ace: 9, tc: 10 } as const;
