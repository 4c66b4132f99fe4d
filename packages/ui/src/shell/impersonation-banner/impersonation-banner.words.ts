import { dash } from "@polyportal/domain/format/dash";
import { formatDateTime } from "@polyportal/domain/format/date";
import { impersonationMessages, minutesLeft } from "@polyportal/domain/messages/impersonation";

/** What stands over every page while an official is signed in as someone else. */
export const impersonationBannerWords = {
  label: impersonationMessages.label,
  /** Between the two names. */
  signedInAs: impersonationMessages.signedInAs,
  readOnly: impersonationMessages.readOnly,
  /** Before the moment. */
  ends: impersonationMessages.ends,
  /** An ISO moment as it is read. */
  moment: (iso: string): string => dash(formatDateTime(iso)),
  timeLeft: impersonationMessages.timeLeft,
  minutesLeft,
  over: impersonationMessages.over,
  end: impersonationMessages.end,
};
