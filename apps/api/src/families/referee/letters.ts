import { formatDate, formatDateTime } from "@polyportal/domain/format/date";
import { refereeLetterWords as words } from "@polyportal/domain/messages/referee-letters.words";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import type { Config } from "../../config.ts";
import type { Mail } from "../../mail/outbox.ts";
import type { Referee, RefereesApplicant } from "./queries.ts";

const day = (date: Date): string => formatDate(date.toISOString());

const linkOf = ({ publicUrl }: Config, token: string): string =>
  `${publicUrl}${furtherPaths.refereeForm}#${token}`;

const letter = (
  kind: string,
  { email, id }: Pick<Referee, "email" | "id">,
  subject: string,
  parts: readonly string[],
): Mail => ({ kind, to: email, about: id, subject, text: parts.join("\n\n") });

type Request = {
  readonly referee: Referee;
  readonly applicant: RefereesApplicant;
  readonly token: string;
  readonly expiresAt: Date;
};

/** Asks for a reference, or reminds of it. */
export const requestLetter = (
  config: Config,
  { referee, applicant, token, expiresAt }: Request,
  again: boolean,
): Mail =>
  letter(
    again ? "refereeReminded" : "refereeAsked",
    referee,
    words[again ? "reminded" : "asked"].subject(applicant.name),
    [
      words.dear(`${referee.title} ${referee.fullName}`),
      ...(again ? [words.reminded.still(applicant.name)] : []),
      words.asked.why(applicant.name, applicant.award, config.school.name),
      words.asked.link,
      linkOf(config, token),
      words.asked.until(day(expiresAt)),
      words.asked.cannot,
      words.help(config.school.helpLine),
      config.school.name,
    ],
  );

/** Asks for several in one letter. */
export const severalLetter = (config: Config, requests: readonly [Request, ...Request[]]): Mail =>
  letter("refereeAskedForSeveral", requests[0].referee, words.several.subject(requests.length), [
    words.dear(`${requests[0].referee.title} ${requests[0].referee.fullName}`),
    words.several.lead(config.school.name),
    ...requests.flatMap(({ applicant, token, expiresAt }) => [
      words.several.one(applicant.name, day(expiresAt)),
      linkOf(config, token),
    ]),
    words.asked.cannot,
    words.help(config.school.helpLine),
    config.school.name,
  ]);

/** The receipt of a reference: of what it says nothing. */
export const receiptLetter = (
  config: Config,
  referee: Referee,
  applicant: RefereesApplicant,
  at: Date,
): Mail =>
  letter("referenceGiven", referee, words.given.subject(applicant.name), [
    words.dear(`${referee.title} ${referee.fullName}`),
    words.given.thanks(applicant.name, formatDateTime(at.toISOString())),
    words.help(config.school.helpLine),
    config.school.name,
  ]);

/** Tells the applicant that another is to be named. */
export const replaceLetter = (
  config: Config,
  why: "declined" | "silent",
  referee: Referee,
  { application, name, programme }: RefereesApplicant,
): Mail => ({
  kind: why === "declined" ? "refereeDeclined" : "refereeSilent",
  to: application.email,
  about: application.id,
  subject: words[why].subject,
  text: [
    words.dear(name),
    words[why].name(`${referee.title} ${referee.fullName}`),
    config.publicUrl + programme.paths.details,
    words.help(config.school.helpLine),
    config.school.name,
  ].join("\n\n"),
});
