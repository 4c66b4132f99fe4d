/** A letter with the marks that belong to it: Ọ may be two characters. */
const letter = /\P{M}\p{M}*/gu;

/** A name that only its bearer recognises: `Adebayo Ola` is `Ad*** O***`. A short word shows one letter. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const letters = word.match(letter) ?? [];
      return `${letters.slice(0, letters.length > 3 ? 2 : 1).join("")}***`;
    })
    .join(" ");

/** An address of which only the first letter is told: `a***@…`. */
export const maskEmail = (email: string): string => `${email.match(letter)?.[0] ?? ""}***@…`;

/** A payment reference that can be recognised but not used: `3100****9676`. */
export const maskRrr = (rrr: string): string => `${rrr.slice(0, 4)}****${rrr.slice(-4)}`;
