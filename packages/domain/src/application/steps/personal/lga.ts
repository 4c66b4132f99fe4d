export const lgaMissing = "please select your LGA";

/** Whether the LGA must be asked: only if the state has LGAs. */
export const needsLga = (lgasOfState: number): boolean => lgasOfState > 0;
