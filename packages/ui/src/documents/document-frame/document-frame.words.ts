import { documentMessages, printedOn } from "@polyportal/domain/messages/documents";
import { slipMessages } from "@polyportal/domain/messages/slip";

/** What every paper has in common. */
export const documentFrameWords = {
  /** Where a paper has no name of its own. */
  title: slipMessages.defaultTitle,
  /** On the button above it. */
  print: "Print",
  /** When it is printed: an ISO day. */
  printedOn,
  /** The stamp across a receipt. */
  paid: documentMessages.paid,
  /** In the place of a missing photograph. */
  affixPhoto: documentMessages.affixPhoto,
  signature: "Signature and date",
};
