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

/** A mail to an applicant, with salutation and the school's name. */
const letter = (
  application: Application,
  school: Config["school"],
  {
    kind,
    subject,
    says,
  }: Pick<Mail, "kind" | "subject"> & {
    /** Its paragraphs. */
    readonly says: readonly string[];
  },
): Mail => ({
  kind,
  to: application.email,
  about: application.id,
  subject,
  text: [words.dear(fullName(application)), ...says, school.name].join("\n\n"),
});

/** Reports each opening, because whoever has the RRR can open the form. */
export const openedLetter = (
  application: Application,
  programme: Programme,
  { school }: Config,
  at: Date,
): Mail =>
  letter(application, school, {
    kind: "applicationOpened",
    subject: words.opened.subject(programme.title),
    says: [
      words.opened.when(
        programme.title,
        application.applicationNumber,
        school.name,
        formatDateTime(at.toISOString()),
      ),
      words.opened.notYou(school.helpLine),
    ],
  });

/** Confirms that the form is complete, with a link to its slip. */
export const completedLetter = (
  application: Application,
  programme: Programme,
  { school, publicUrl }: Config,
): Mail =>
  letter(application, school, {
    kind: "applicationCompleted",
    subject: words.completed.subject(programme.title),
    says: [
      words.completed.received(school.name, programme.title, application.applicationNumber),
      words.completed.slip,
      publicUrl + programme.paths.login,
      words.completed.screening,
    ],
  });

/** Says which sections the school has reopened, why, and until when to send them. */
export const reopenedLetter = (
  application: Application,
  programme: Programme,
  { school, publicUrl }: Config,
  told: {
    readonly sections: readonly string[];
    readonly reason: string;
    /** Whether it had been sent, so that a slip could be printed. */
    readonly slip: boolean;
    readonly at: Date;
  },
): Mail =>
  letter(application, school, {
    kind: "applicationReopened",
    subject: words.reopened.subject(programme.title),
    says: [
      words.reopened.what(programme.title, application.applicationNumber, school.name),
      told.sections.map((title) => `- ${title}`).join("\n"),
      words.reopened.why(told.reason),
      ...(told.slip ? [words.reopened.slip] : []),
      words.reopened.until(formatDate(todayInLagos(reopenedUntil(told.at)))),
      publicUrl + programme.paths.login,
      words.reopened.help(school.helpLine),
    ],
  });

/** Says that one of two applications is closed and that its payment stays on record. */
export const closedLetter = (
  application: Application,
  programme: Programme,
  { school }: Config,
): Mail =>
  letter(application, school, {
    kind: "applicationClosed",
    subject: words.closed.subject(programme.title),
    says: [
      words.closed.what(programme.title, application.applicationNumber, school.name),
      words.closed.notYou(school.helpLine),
    ],
  });

/** Says that the RRR now opens another programme's form, because whoever has the form open can move it. */
export const movedLetter = (
  application: Application,
  from: Programme,
  to: Programme,
  { school, publicUrl }: Config,
): Mail =>
  letter(application, school, {
    kind: "applicationMoved",
    subject: words.moved.subject(to.title),
    says: [
      words.moved.what(from.title, to.title, school.name),
      publicUrl + to.paths.login,
      words.moved.notYou(school.helpLine),
    ],
  });

/** Reminds an applicant who has filled in everything and not sent it, with the last day if there is one. */
export const unsentLetter = (
  application: Application,
  programme: Programme,
  { school, publicUrl }: Config,
  closesAt: Date | null,
): Mail =>
  letter(application, school, {
    kind: "applicationUnsent",
    subject: words.unsent.subject(programme.title),
    says: [
      words.unsent.filledIn(programme.title, application.applicationNumber, school.name),
      ...(closesAt ? [words.unsent.until(formatDateTime(closesAt.toISOString()))] : []),
      words.unsent.send,
      publicUrl + programme.paths.login,
      words.unsent.help(school.helpLine),
    ],
  });

/**
 * Says that the request was not confirmed, and as what the applicant may continue. Does not reveal whether it
 * was denied or ignored.
 */
export const unconfirmedLetter = (
  application: Application,
  [programme, next]: readonly [Programme, Programme],
  { school, publicUrl }: Config,
): Mail =>
  letter(application, school, {
    kind: "staffRequestUnconfirmed",
    subject: words.unconfirmed.subject,
    says: [
      words.unconfirmed.over(programme.title, application.applicationNumber, staffRequestDays),
      words.unconfirmed.goOn(next.title),
      publicUrl + next.paths.login,
      words.unsent.help(school.helpLine),
    ],
  });

/** Confirms that an awaited paper has arrived. */
export const proofLetter = (application: Application, proof: string, { school }: Config): Mail =>
  letter(application, school, {
    kind: "proofReceived",
    subject: words.proofReceived.subject(proof),
    says: [
      words.proofReceived.came(proof, application.applicationNumber, school.name),
      words.unsent.help(school.helpLine),
    ],
  });
