import { groupRrr } from "../format/rrr.ts";

/** What an applicant is told who would open the application before paying for it. */
export const applicationMessages = {
  unpaid: (rrr: string) =>
    `This payment reference has not been paid yet. Pay with RRR ${groupRrr(rrr)} at any bank, by internet banking, or by card from your invoice. Then sign in again.`,
  jambNumberTaken: "an application with this JAMB number exists",
  notOpened: "No application has been opened with this payment reference yet.",
  expired: "This invoice expired before it was paid. Please generate a new one.",
  paidElsewhere:
    "This payment arrived after another invoice had taken its place. If that one is paid, open the application with its RRR. If not, do not pay a second time: contact the bursary.",
} as const;
