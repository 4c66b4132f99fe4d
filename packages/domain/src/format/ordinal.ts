const rules = new Intl.PluralRules("en", { type: "ordinal" });
// oxlint-disable-next-line house/no-programme-literal -- the end of "2nd"
const endings = { zero: "th", one: "st", two: "nd", few: "rd", many: "th", other: "th" } as const;

/** "1st", "2nd", "3rd", "11th". */
export const ordinal = (count: number): string => `${count}${endings[rules.select(count)]}`;
