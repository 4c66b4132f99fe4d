import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { teachLaterCalls } from "../../parts/later/teach-later-calls.ts";
import { askingFirst, firstPage, type FirstAsked, type LaterName } from "./ask-first.ts";

/** The first queries of officials' lists whose endpoints are loaded with their pages. */
const laterFirst: FirstAsked<LaterName> = {
  [staffPaths.applicantInvoices]: ["listApplicantInvoices", firstPage],
  [staffPaths.bursaryFees]: ["listBursaryFees", firstPage],
  [staffPaths.clearances]: ["listClearances", firstPage],
  [staffPaths.transcripts]: ["listTranscriptRequests", firstPage],
  [staffPaths.holidays]: ["listHolidays", firstPage],
  [staffPaths.awaited]: ["listAwaitedProofs", firstPage],
  [staffPaths.references]: ["listReferences", firstPage],
  [staffPaths.putmeResults]: ["listPutmeResults", firstPage],
};

const ask = askingFirst(laterFirst);

export const askAhead: typeof ask = (queryClient, client, path) => {
  teachLaterCalls(client);
  ask(queryClient, client, path);
};
