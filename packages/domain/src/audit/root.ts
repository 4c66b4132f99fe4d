import { formatDate } from "../format/date.ts";

/** The end of the sealed record on a day: the last row's number and hash. */
export type Root = { readonly number: number; readonly hash: string };

/** The text of a root in mails, to paste again: `4711:9f2c…`. */
export const rootText = ({ number, hash }: Root): string => `${number}:${hash}`;

/** Finds a root in pasted text; undefined if there is none. */
export function parseRoot(text: string): Root | undefined {
  const [, number, hash] = /(?<!\w)(\d{1,15})\s*:\s*([0-9a-f]{64})(?!\w)/i.exec(text) ?? [];
  return number === undefined || hash === undefined
    ? undefined
    : { number: Number(number), hash: hash.toLowerCase() };
}

export type DaysRoot = Root & { readonly day: string };

/** The mail that carries roots out of reach of whoever could change the database. */
export function rootLetter(
  roots: readonly DaysRoot[],
  school: string,
): { readonly subject: string; readonly text: string } {
  const days = roots.map(({ day }) => formatDate(day));
  const last = days.at(-1) ?? "";
  return {
    subject: `Root of the record of changes, ${last}`,
    text: [
      `This is where the record of changes of ${school} stood at the end of ${days.length === 1 ? last : `these ${days.length} days`}:`,
      ...roots.map((root) => `${formatDate(root.day)}\n${rootText(root)}`),
      "Please keep this letter, and do not answer it. Whoever checks the record pastes the line with the number: what was changed, taken out or cut off before this day is then named, even where the key of the record was known to whoever did it.",
      "On the server: node apps/api/dist/verify-audit.js --root NUMBER:HASH",
      school,
    ].join("\n\n"),
  };
}

/** Why the seals do not end where they did. */
export type EndFault =
  /** Some were removed from the end. */
  | "cut"
  /** The last one has another hash, or there are later ones without a checkpoint. */
  | "differs"
  /** A checkpoint is missing. */
  | "checkpoints_gone";

/** To continue a sentence after "The server", or as a mail's heading. */
export const endFaultText: Readonly<Record<EndFault, string>> = {
  cut: "found the end of the record of changes cut off",
  differs: "found another end of the record of changes than it had sealed",
  checkpoints_gone: "found that checkpoints of the record of changes were taken out",
};

/** The mail that reports it at once. */
export function endFaultLetter(
  fault: EndFault,
  { last, number }: { readonly last: number; readonly number: number },
  school: string,
): { readonly subject: string; readonly text: string } {
  return {
    subject: "The record of changes was tampered with",
    text: [
      `The server of ${school} ${endFaultText[fault]}: the record stood at number ${number}, and its seals end at number ${last}.`,
      "Somebody has changed the database past the portal, or it was restored from a backup. Whoever may see the record finds on its page, by Check the record, what is missing; what is written from now on is sealed behind the gap, which stays visible.",
      school,
    ].join("\n\n"),
  };
}
