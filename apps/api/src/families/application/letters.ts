import { reopenedUntil } from "@polyportal/domain/application-setup/opening";
import { formatDate, formatDateTime, todayInLagos } from "@polyportal/domain/format/date";
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

/** Tells which sections the school has opened again, why, and until when they are sent. */
export const reopenedLetter = (
  application: Application,
  programme: Programme,
  { school, publicUrl }: Config,
  told: {
    readonly sections: readonly string[];
    readonly reason: string;
    /** Whether it had been sent, and so could be printed. */
    readonly slip: boolean;
    readonly at: Date;
  },
): Mail => ({
  kind: "applicationReopened",
  to: application.email,
  about: application.id,
  subject: words.reopened.subject(programme.title),
  text: [
    words.dear(fullName(application)),
    words.reopened.what(programme.title, application.applicationNumber, school.name),
    told.sections.map((title) => `- ${title}`).join("\n"),
    words.reopened.why(told.reason),
    ...(told.slip ? [words.reopened.slip] : []),
    words.reopened.until(formatDate(todayInLagos(reopenedUntil(told.at)))),
    publicUrl + programme.paths.login,
    words.reopened.help(school.helpLine),
    school.name,
  ].join("\n\n"),
});

/** Tells that one of two applications is closed, and that its money stays on record. */
export const closedLetter = (
  application: Application,
  programme: Programme,
  { school }: Config,
): Mail => ({
  kind: "applicationClosed",
  to: application.email,
  about: application.id,
  subject: words.closed.subject(programme.title),
  text: [
    words.dear(fullName(application)),
    words.closed.what(programme.title, application.applicationNumber, school.name),
    words.closed.notYou(school.helpLine),
    school.name,
  ].join("\n\n"),
});

/** Tells that the RRR opens another programme's form now, for whoever has a form open can move it. */
export const movedLetter = (
  application: Application,
  from: Programme,
  to: Programme,
  { school, publicUrl }: Config,
): Mail => ({
  kind: "applicationMoved",
  to: application.email,
  about: application.id,
  subject: words.moved.subject(to.title),
  text: [
    words.dear(fullName(application)),
    words.moved.what(from.title, to.title, school.name),
    publicUrl + to.paths.login,
    words.moved.notYou(school.helpLine),
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
