import { formatDateTime } from "@polyportal/domain/format/date";
import { fullName } from "@polyportal/domain/format/name";
import { applicationLetterWords as words } from "@polyportal/domain/messages/application-letters.words";
import { staffRequestDays } from "@polyportal/domain/staff-request/staff-requests";
import type { Programme } from "@polyportal/domain/programmes/programme";
import type { Config } from "../../config.ts";
import type { Mail } from "../../mail/outbox.ts";
import type { applications } from "../../database/schema/application.ts";

type Application = typeof applications.$inferSelect;

/** Tells the applicant of each opening, for whoever holds the RRR can open the form. */
export const openedLetter = (
  application: Application,
  programme: Programme,
  { school }: Config,
  at: Date,
): Mail => ({
  kind: "applicationOpened",
  to: application.email,
  about: application.id,
  subject: words.opened.subject(programme.title),
  text: [
    words.dear(fullName(application)),
    words.opened.when(
      programme.title,
      application.applicationNumber,
      school.name,
      formatDateTime(at.toISOString()),
    ),
    words.opened.notYou(school.helpLine),
    school.name,
  ].join("\n\n"),
});

/** Confirms that the form is complete, and where its slip is. */
export const completedLetter = (
  application: Application,
  programme: Programme,
  { school, publicUrl }: Config,
): Mail => ({
  kind: "applicationCompleted",
  to: application.email,
  about: application.id,
  subject: words.completed.subject(programme.title),
  text: [
    words.dear(fullName(application)),
    words.completed.received(school.name, programme.title, application.applicationNumber),
    words.completed.slip,
    publicUrl + programme.paths.login,
    words.completed.screening,
    school.name,
  ].join("\n\n"),
});

/** Reminds who has filled in everything and not sent it, and of the last day where there is one. */
export const unsentLetter = (
  application: Application,
  programme: Programme,
  { school, publicUrl }: Config,
  closesAt: Date | null,
): Mail => ({
  kind: "applicationUnsent",
  to: application.email,
  about: application.id,
  subject: words.unsent.subject(programme.title),
  text: [
    words.dear(fullName(application)),
    words.unsent.filledIn(programme.title, application.applicationNumber, school.name),
    ...(closesAt ? [words.unsent.until(formatDateTime(closesAt.toISOString()))] : []),
    words.unsent.send,
    publicUrl + programme.paths.login,
    words.unsent.help(school.helpLine),
    school.name,
  ].join("\n\n"),
});

/** Tells that nobody has confirmed the request, and as what one may go on: of denials no more than of silence. */
export const unconfirmedLetter = (
  application: Application,
  [programme, next]: readonly [Programme, Programme],
  { school, publicUrl }: Config,
): Mail => ({
  kind: "staffRequestUnconfirmed",
  to: application.email,
  about: application.id,
  subject: words.unconfirmed.subject,
  text: [
    words.dear(fullName(application)),
    words.unconfirmed.over(programme.title, application.applicationNumber, staffRequestDays),
    words.unconfirmed.goOn(next.title),
    publicUrl + next.paths.login,
    words.unsent.help(school.helpLine),
    school.name,
  ].join("\n\n"),
});

/** Confirms that what was awaited from elsewhere has come. */
export const proofLetter = (application: Application, proof: string, { school }: Config): Mail => ({
  kind: "proofReceived",
  to: application.email,
  about: application.id,
  subject: words.proofReceived.subject(proof),
  text: [
    words.dear(fullName(application)),
    words.proofReceived.came(proof, application.applicationNumber, school.name),
    words.unsent.help(school.helpLine),
    school.name,
  ].join("\n\n"),
});
