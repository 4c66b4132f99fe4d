import { totalUnitsLabel } from "@polyportal/domain/document/papers/courses";
import { documentMessages } from "@polyportal/domain/messages/documents";

/** What the table of a semester's courses says. */
export const courseTableWords = {
  code: "Code",
  title: "Title",
  units: "Units",
  status: "Status",
  total: totalUnitsLabel,
  none: documentMessages.noCourses,
};
