/** What a department asks of applicants that can be counted, as its programme's page says it. */
export const askedWords = {
  utme: (least: number) => `UTME score of at least ${least}`,
  cutOff: (least: number) => `aggregate of at least ${least}`,
  credits: (count: number) => `${count} credits in the O-level result`,
  among: (count: number, subjects: string) =>
    `${count} credits in the O-level result, among them ${subjects}`,
  certificates: (taken: string) => `one of these certificates: ${taken}`,
  noCertificate: "nobody is taken by a certificate",
} as const;
