/** What an applicant does not meet of what a department asks. */
export const requirementWords = {
  utme: (least: number) => `the UTME score is below ${least}`,
  cutOff: (least: number) => `the aggregate is below ${least}`,
  credits: (department: string, subjects: string) =>
    `the O-level credits of ${department} are not met: ${subjects}`,
  counted: (has: number, asked: number) => `${has} of ${asked}`,
} as const;
