import { formatDateTime } from "@polyportal/domain/format/date";
import { draftMessages } from "@polyportal/domain/messages/draft";

/** Where two versions of one form stand against each other. */
export const draftChoiceWords = {
  title: draftMessages.title,
  lead: draftMessages.lead,
  /** When it was typed here, as an ISO moment. */
  mine: (moment: string): string => draftMessages.mine(formatDateTime(moment)),
  /** When it was saved elsewhere, as an ISO moment, where that is known. */
  theirs: (moment: string | null | undefined): string =>
    draftMessages.theirs(formatDateTime(moment)),
  otherTab: draftMessages.otherTab,
  takeMine: draftMessages.takeMine,
  takeTheirs: draftMessages.takeTheirs,
  takeOtherTab: draftMessages.takeOtherTab,
};
