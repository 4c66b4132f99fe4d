import { accountLetterWords as words } from "@polyportal/domain/messages/account-letters.words";
import { paths } from "@polyportal/domain/routes/paths";
import type { Config } from "../../config.ts";
import type { Mail } from "../../mail/outbox.ts";
import type { Person } from "./people.ts";

/** A letter without its address. */
type Letter = Omit<Mail, "to">;

type Addressee = Pick<Person, "id" | "firstname" | "lastname">;

/** What its links and codes are good for (one-time-tokens.ts, codes.ts). */
const minute = 60_000;
const ofLink = 60 * minute;
const ofCode = 10 * minute;

/** The page of a link that carries a token. */
const link = (config: Config, path: string, token: string) =>
  `${config.publicUrl}${path}?token=${encodeURIComponent(token)}`;

const letter = (
  { school }: Config,
  person: Addressee,
  {
    subject,
    paragraphs,
    ...rest
  }: Omit<Letter, "text" | "about"> & {
    paragraphs: readonly string[];
  },
): Letter => ({
  ...rest,
  about: person.id,
  subject: `${subject} - ${school.name}`,
  text: [
    words.dear(person.firstname, person.lastname),
    ...paragraphs,
    `${school.name}\n${school.location}\n${school.helpLine}`,
  ].join("\n\n"),
});

export const resetPasswordLetter = (config: Config, person: Addressee, token: string) =>
  letter(config, person, {
    kind: "resetPassword",
    validFor: ofLink,
    subject: words.resetPassword.subject,
    paragraphs: [
      words.resetPassword.asked,
      link(config, paths.resetPassword, token),
      words.resetPassword.notYou,
    ],
  });

export const confirmEmailLetter = (
  config: Config,
  person: Addressee,
  token: string,
  first: boolean,
) =>
  letter(config, person, {
    kind: "confirmEmail",
    validFor: ofLink,
    subject: words.confirmEmail.subject,
    paragraphs: [
      words.confirmEmail.please,
      link(config, paths.verifyConfirmation, token),
      first ? words.confirmEmail.afterwards : words.confirmEmail.fromThen,
    ],
  });

export const setUpLetter = (config: Config, person: Addressee, token: string) =>
  letter(config, person, {
    kind: "verifyAccount",
    validFor: ofLink,
    subject: words.setUp.subject,
    paragraphs: [words.setUp.welcome, link(config, paths.createProfile, token), words.setUp.notYou],
  });

/** To one who asks to set up an account that is set up already. */
export const alreadySetUpLetter = (config: Config, person: Addressee) =>
  letter(config, person, {
    kind: "verifyAccount",
    subject: words.alreadySetUp.subject,
    paragraphs: [
      words.alreadySetUp.signIn,
      config.publicUrl + paths.login,
      words.alreadySetUp.forgotten,
      config.publicUrl + paths.forgotPassword,
    ],
  });

/** Each sign-in is a record of its own: somebody who signs in often is not kept out. */
export const codeLetter = (
  config: Config,
  person: Addressee,
  { code, ticketId }: { readonly code: string; readonly ticketId: string },
): Letter => ({
  ...letter(config, person, {
    kind: "twoFactor",
    validFor: ofCode,
    urgent: true,
    subject: words.code.subject,
    paragraphs: [words.code.is, code, words.code.works],
  }),
  about: ticketId,
});

export const passwordChangedLetter = (config: Config, person: Addressee) =>
  letter(config, person, {
    kind: "passwordChanged",
    subject: words.passwordChanged.subject,
    paragraphs: [
      words.passwordChanged.changed,
      words.notYou,
      config.publicUrl + paths.forgotPassword,
    ],
  });

/** An authenticator app was turned on or off: whoever did not do it must know. */
export const authenticatorLetter = (config: Config, person: Addressee, turned: "on" | "off") =>
  letter(config, person, {
    kind: "authenticator",
    subject: words.authenticator.subject(turned),
    paragraphs: [
      words.authenticator[turned],
      words.notYou,
      config.publicUrl + paths.forgotPassword,
    ],
  });
