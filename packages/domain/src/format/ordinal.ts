/** Made when first used, for no start of a server or a page waits for it. */
let rules: Intl.PluralRules | undefined;

// oxlint-disable-next-line house/no-programme-literal -- the end of "2nd"
const endings = { zero: "th", one: "st", two: "nd", few: "rd", many: "th", other: "th" } as const;

/** "1st", "2nd", "3rd", "11th". */
export function ordinal(count: number): string {
  rules ??= new Intl.PluralRules("en", { type: "ordinal" });
  return `${count}${endings[rules.select(count)]}`;
}
