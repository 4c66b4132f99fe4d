const listed = (names: readonly string[]): string => names.join(", ");

/** What an applicant does not meet of what a department asks. */
export const requirementWords = {
  utme: (least: number) => `the UTME score is below ${least}`,
  cutOff: (least: number) => `the aggregate is below ${least}`,
  credits: (department: string, subjects: string) =>
    `the O-level credits of ${department} are not met: ${subjects}`,
  certificate: (department: string, taken: readonly string[]) =>
    taken.length === 0
      ? `${department} takes nobody by a certificate`
      : `${department} does not take this certificate, but ${listed(taken)}`,
  counted: (has: number, asked: number) => `${has} of ${asked}`,
  /** As long as it may still be met. */
  open: {
    utme: (least: number) => `the UTME score is not known yet: at least ${least} is asked`,
    cutOff: (least: number) => `the aggregate is not known yet: at least ${least} is asked`,
    credits: (department: string, subjects: string) =>
      `results of the O-level are not known yet; of the credits of ${department} there lack: ${subjects}`,
    certificate: (_department: string, taken: readonly string[]) =>
      `the certificate is not known yet: one of ${listed(taken)} is asked`,
  },
} as const;
