import { askedWords as words } from "../messages/asked-of-applicants.ts";
import type { Requirement } from "./requirements.ts";

/** What can be counted of what a department asks, in words, one a requirement: by this rule it is reckoned, too. */
export function askedTexts(
  { credits, creditSubjectIds, minimumUtme, cutOff, certificates }: Requirement,
  nameOf: (subjectId: number) => string,
): string[] {
  const count = Math.max(credits ?? 0, creditSubjectIds.length);
  const named = creditSubjectIds.map(nameOf).join(", ");
  return [
    ...(count > 0 ? [named ? words.among(count, named) : words.credits(count)] : []),
    ...(minimumUtme === null ? [] : [words.utme(minimumUtme)]),
    ...(cutOff === null ? [] : [words.cutOff(cutOff)]),
    ...(certificates === null
      ? []
      : [
          certificates.length > 0
            ? words.certificates(certificates.join(", "))
            : words.noCertificate,
        ]),
  ];
}
