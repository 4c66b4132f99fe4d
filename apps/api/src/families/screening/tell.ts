import { formatDateTime } from "@polyportal/domain/format/date";
import { fullName } from "@polyportal/domain/format/name";
import { applicationLetterWords } from "@polyportal/domain/messages/application-letters.words";
import { screeningMessages } from "@polyportal/domain/messages/screening";
import { definedBy } from "@polyportal/domain/programmes/programmes";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import type { Config } from "../../config.ts";
import type { applications } from "../../database/schema/application.ts";
import type { Mail } from "../../mail/outbox.ts";

const { letter: words } = screeningMessages;

type Place = {
  readonly startsAt: Date;
  readonly venue: string;
  readonly address: string;
  readonly seat: number;
};

/** Tells somebody a seat, or that it is another than before. */
export const seatLetter = (
  application: typeof applications.$inferSelect,
  { startsAt, venue, address, seat }: Place,
  moved: boolean,
  { school, publicUrl }: Config,
  now: Date,
): Mail => {
  const { title } = definedBy(application);
  const when = formatDateTime(startsAt.toISOString());
  return {
    kind: "screeningSeat",
    to: application.email,
    about: application.id,
    // One that has not gone when the seat is moved again is told no more.
    validFor: startsAt.getTime() - now.getTime(),
    subject: words.subject(moved),
    text: [
      applicationLetterWords.dear(fullName(application)),
      moved ? words.moved(title, when) : words.given(title, when),
      words.place(venue, address, seat),
      ...(moved ? [words.old] : []),
      words.print,
      publicUrl + furtherPaths.screeningSlip,
      school.name,
    ].join("\n\n"),
  };
};
