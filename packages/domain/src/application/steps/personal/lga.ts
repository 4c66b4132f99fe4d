export const lgaMissing = "please select your LGA";

/** Whether the LGA has to be asked for: only where LGAs exist for the state and country. */
export const needsLga = (lgasOfState: number): boolean => lgasOfState > 0;
