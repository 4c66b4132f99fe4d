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
    `Dear ${person.firstname} ${person.lastname},`,
    ...paragraphs,
    `${school.name}\n${school.location}\n${school.helpLine}`,
  ].join("\n\n"),
});

export const resetPasswordLetter = (config: Config, person: Addressee, token: string) =>
  letter(config, person, {
    kind: "resetPassword",
    validFor: ofLink,
    subject: "Choose a new password",
    paragraphs: [
      "You, or someone else, asked for a new password for your account. To choose one, open this link within the next hour:",
      link(config, paths.resetPassword, token),
      "If it was not you, do nothing: your password stays as it is.",
    ],
  });

export const confirmEmailLetter = (config: Config, person: Addressee, token: string) =>
  letter(config, person, {
    kind: "confirmEmail",
    validFor: ofLink,
    subject: "Confirm your email address",
    paragraphs: [
      "Please confirm that this is your email address by opening this link within the next hour:",
      link(config, paths.verifyConfirmation, token),
      "You can sign in as soon as it is confirmed. If you did not give us this address, do nothing.",
    ],
  });

export const setUpLetter = (config: Config, person: Addressee, token: string) =>
  letter(config, person, {
    kind: "verifyAccount",
    validFor: ofLink,
    subject: "Set up your account",
    paragraphs: [
      "Welcome. To complete your account and choose your password, open this link within the next hour:",
      link(config, paths.createProfile, token),
      "If you did not ask for this, do nothing.",
    ],
  });

/** To one who asks to set up an account that is set up already. */
export const alreadySetUpLetter = (config: Config, person: Addressee) =>
  letter(config, person, {
    kind: "verifyAccount",
    subject: "Your account is ready",
    paragraphs: [
      "Your account is set up already. You can sign in here:",
      config.publicUrl + paths.login,
      "If you do not remember your password, ask for a new one here:",
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
    subject: "Your sign-in code",
    paragraphs: [
      "Your code to sign in is:",
      code,
      "It works for 10 minutes. Nobody from the school will ever ask you for it. If you are not signing in, change your password: someone else knows it.",
    ],
  }),
  about: ticketId,
});

export const passwordChangedLetter = (config: Config, person: Addressee) =>
  letter(config, person, {
    kind: "passwordChanged",
    subject: "Your password was changed",
    paragraphs: [
      "The password of your account has just been changed. If it was you, there is nothing to do.",
      "If it was not you, choose a new password at once and tell the school:",
      config.publicUrl + paths.forgotPassword,
    ],
  });

/** An authenticator app was turned on or off: whoever did not do it must know. */
export const authenticatorLetter = (config: Config, person: Addressee, turned: "on" | "off") =>
  letter(config, person, {
    kind: "authenticator",
    subject: `Two-factor sign-in is ${turned}`,
    paragraphs: [
      turned === "on"
        ? "From now on your account asks for a code of your authenticator app when you sign in. If it was you, there is nothing to do."
        : "Your account no longer asks for a code of your authenticator app when you sign in. If it was you, there is nothing to do.",
      "If it was not you, choose a new password at once and tell the school:",
      config.publicUrl + paths.forgotPassword,
    ],
  });
