import { formatDateTime } from "@polyportal/domain/format/date";
import { draftMessages } from "@polyportal/domain/messages/draft";

/** Words for choosing between two versions. */
export const draftChoiceWords = {
  title: draftMessages.title,
  lead: draftMessages.lead,
  /** When it was typed here, in ISO format. */
  mine: (moment: string): string => draftMessages.mine(formatDateTime(moment)),
  /** When it was saved elsewhere, in ISO format, if known. */
  theirs: (moment: string | null | undefined): string =>
    draftMessages.theirs(formatDateTime(moment)),
  otherTab: draftMessages.otherTab,
  takeMine: draftMessages.takeMine,
  takeTheirs: draftMessages.takeTheirs,
  takeOtherTab: draftMessages.takeOtherTab,
};
