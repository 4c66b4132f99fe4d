import { paths } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";

/** The receipt of the levy stands on the page of its papers. */
export const levyReceipt = ({ id }: { id: string }): string =>
  withSearch(paths.developmentLevyDocuments, { invoice: id });

/** The letter of the levy of a session. */
export const levyLetter = (sessionId: number): string =>
  withSearch(paths.developmentLevyLetter, { session: sessionId });
