import { formatDate } from "../format/date.ts";

export const degreeChangeMessages = {
  requests: "Your requests",
  lead: "Pay this fee only if you apply to change the degree that you study for. The payment is your application: the registry decides about it, and asks you for what it needs.",
  remark: "Remark",
  receipt: "Receipt",
} as const;

/** Since when a request waits, or when it was decided. */
export const requestedOn = (createdAt: string, decidedAt: string | null): string =>
  decidedAt === null
    ? `Requested on ${formatDate(createdAt)}. The registry decides about it, and the decision stands here.`
    : `Requested on ${formatDate(createdAt)}, decided on ${formatDate(decidedAt)}`;
