import { fullName } from "@polyportal/domain/format/name";
import { applicationLetterWords } from "@polyportal/domain/messages/application-letters.words";
import { putmeResultMessages } from "@polyportal/domain/messages/putme-results";
import type { Programme } from "@polyportal/domain/programmes/programme";
import type { Config } from "../../config.ts";
import type { applications } from "../../database/schema/application.ts";
import type { putmeResults } from "../../database/schema/putme-result.ts";
import type { Mail } from "../../mail/outbox.ts";

const { letter: words } = putmeResultMessages;

type Told = {
  readonly result: typeof putmeResults.$inferSelect;
  readonly application: typeof applications.$inferSelect;
  readonly session: string;
};

/** Tells an applicant the released result. */
export const resultLetter = (
  { result: { score, aggregate }, application, session }: Told,
  { title, paths }: Programme,
  { school, publicUrl }: Config,
): Mail => ({
  kind: "putmeResult",
  to: application.email,
  about: application.id,
  subject: words.subject,
  text: [
    applicationLetterWords.dear(fullName(application)),
    score === null ? words.absent(title, session) : words.score(title, session, String(score)),
    ...(aggregate === null ? [] : [words.aggregate(String(aggregate))]),
    words.where,
    publicUrl + paths.login,
    words.help(school.helpLine),
    school.name,
  ].join("\n\n"),
});
