import { formatDateTime } from "@polyportal/domain/format/date";
import { fullName } from "@polyportal/domain/format/name";
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
  subject: `Your ${programme.title} application was opened`,
  text: [
    `Dear ${fullName(application)},`,
    `Your ${programme.title} application ${application.applicationNumber} to ${school.name} was opened with its payment reference on ${formatDateTime(at.toISOString())}.`,
    `If it was not you, somebody else knows your RRR: please call the school on ${school.helpLine}.`,
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
  subject: `Your ${programme.title} application has been submitted`,
  text: [
    `Dear ${fullName(application)},`,
    `${school.name} has received your ${programme.title} application. Your application number is ${application.applicationNumber}.`,
    "Sign in with your RRR to print your application slip:",
    publicUrl + programme.paths.login,
    "You will be contacted by SMS and e-mail for your screening date.",
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
  subject: `Your ${programme.title} application has not been sent yet`,
  text: [
    `Dear ${fullName(application)},`,
    `You have filled in your ${programme.title} application ${application.applicationNumber} to ${school.name}, but it has not been sent: the school has not received it yet.`,
    ...(closesAt ? [`It takes applications until ${formatDateTime(closesAt.toISOString())}.`] : []),
    'Sign in with your RRR, check your answers, and press "Send application":',
    publicUrl + programme.paths.login,
    `If you need help, please call the school on ${school.helpLine}.`,
    school.name,
  ].join("\n\n"),
});
