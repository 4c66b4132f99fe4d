/** One thing that is asked of a password. */
export type PasswordRule = {
  /** The rule in words: "a digit". */
  readonly label: string;
  /** What a password that keeps it looks like. */
  readonly pattern: RegExp;
};

/** What a password is, part by part, for ticking off while it is typed; without the library of forms. */
export const passwordRules: readonly PasswordRule[] = [
  { label: "8 to 30 characters", pattern: /^[^]{8,30}$/u },
  { label: "a digit", pattern: /\d/ },
  { label: "a lower-case letter", pattern: /\p{Ll}/u },
  { label: "an upper-case letter", pattern: /\p{Lu}/u },
  { label: "a symbol", pattern: /[^\p{L}\p{M}\p{N}\s]/u },
];
