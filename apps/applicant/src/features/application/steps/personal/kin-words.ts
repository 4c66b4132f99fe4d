import { asks } from "@polyportal/domain/application/steps";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import type { Programme } from "@polyportal/domain/programmes/programme";

/** How the five fields of another person are called: the next of kin's, or those of whoever pays. */
export const kinWordsOf = (programme: Programme) => {
  const sponsor = asks(programme, "personal", "sponsor");
  const asked = sponsor || asks(programme, "personal", "next-of-kin");
  return { asked, sponsor, ...applicationWords[sponsor ? "sponsor" : "kin"] };
};
