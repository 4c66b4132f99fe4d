import { groupRrr } from "../format/rrr.ts";

/** What an applicant is told who would open the application before paying for it. */
export const applicationMessages = {
  unpaid: (rrr: string) =>
    `This payment reference has not been paid yet. Pay with RRR ${groupRrr(rrr)} at any bank, by internet banking, or by card from your invoice. Then sign in again.`,
  jambNumberTaken: "an application with this JAMB number exists",
  /** What to do about it, to who has paid: above the form. */
  jambNumberTakenHelp:
    "If that application is yours, go on with it: log in with the RRR that you paid for it. If it is not, check the number, or ask the school's help line.",
  /** The same, to who has not paid yet. */
  jambNumberStands:
    "an application with this JAMB number exists. If it is yours, do not pay again: log in with the RRR that you paid. If it is not, check the number, or ask the school's help line",
  notOpened: "No application has been opened with this payment reference yet.",
  expired: "This invoice expired before it was paid. Please generate a new one.",
  paidElsewhere:
    "This payment arrived after another invoice had taken its place. If that one is paid, open the application with its RRR. If not, do not pay a second time: contact the bursary.",
} as const;
