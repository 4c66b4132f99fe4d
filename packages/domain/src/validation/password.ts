import * as z from "zod/mini";

/** What a password is, said once for hint and error. */
export const passwordRule =
  "8 to 30 characters with a digit, a lower-case letter, an upper-case letter and a symbol";

export type PasswordRule = {
  /** The rule in words: "a digit". */
  readonly label: string;
  /** What a password that keeps it looks like. */
  readonly pattern: RegExp;
};

/** The same, part by part, for ticking off while it is typed. */
export const passwordRules: readonly PasswordRule[] = [
  { label: "8 to 30 characters", pattern: /^[^]{8,30}$/u },
  { label: "a digit", pattern: /\d/ },
  { label: "a lower-case letter", pattern: /\p{Ll}/u },
  { label: "an upper-case letter", pattern: /\p{Lu}/u },
  { label: "a symbol", pattern: /[^\p{L}\p{M}\p{N}\s]/u },
];

const isStrong = (password: string): boolean =>
  passwordRules.every(({ pattern }) => pattern.test(password));

/** A new password. Signing in checks none of this: old passwords stay good. */
export const passwordSchema = z
  .string("please choose a password")
  .check(
    z.minLength(1, { error: "please choose a password", abort: true }),
    z.refine(isStrong, `the password needs ${passwordRule}`),
  );
