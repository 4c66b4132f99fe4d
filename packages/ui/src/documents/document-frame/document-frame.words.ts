import { totalUnitsLabel } from "@polyportal/domain/document/papers/courses";
import { documentMessages, printedOn } from "@polyportal/domain/messages/documents";
import { paymentTypeNames } from "@polyportal/domain/messages/payment-types";
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
  code: "Code",
  courseTitle: "Title",
  units: "Units",
  status: "Status",
  totalUnits: totalUnitsLabel,
  noCourses: documentMessages.noCourses,
  /** The name of the table of what is paid for. */
  items: "What is paid for",
  description: "Description",
  paymentType: "Payment type",
  /** What the wire says of a payment's part, and how it is read. */
  paymentTypes: paymentTypeNames as Readonly<Record<string, string>>,
  amount: "Amount",
  total: "Total",
  /** Before the total in words. */
  inWords: "In words:",
};
