import { formatDate } from "@polyportal/domain/format/date";
import { daysToConfirm, whenOpenWords } from "@polyportal/domain/messages/when-open.words";
import { programmePath } from "@polyportal/domain/programmes/page-paths";
import type { Programme } from "@polyportal/domain/programmes/programme";
import type { Config } from "../../config.ts";
import type { Mail } from "../../mail/outbox.ts";

/** Asks an address whether it wants to be told. The secret is in the URL's fragment, so no log contains it. */
export const whenOpenLetter = (
  { slug, title }: Pick<Programme, "slug" | "title">,
  { school, publicUrl }: Config,
  about: string,
  to: string,
  secret: string,
): Mail => ({
  kind: "whenOpen",
  to,
  about,
  subject: whenOpenWords.letter.subject(title),
  validFor: daysToConfirm * 86_400_000,
  text: [
    whenOpenWords.letter.why(title, school.name),
    whenOpenWords.letter.link,
    `${publicUrl}${programmePath(slug)}#${secret}`,
    whenOpenWords.letter.until,
    whenOpenWords.letter.notYou,
    school.name,
  ].join("\n\n"),
});

/** Says that a programme has opened. */
export const nowOpenLetter = (
  { slug, title }: Pick<Programme, "slug" | "title">,
  { school, publicUrl }: Config,
  about: string,
  to: string,
  { session, closesAt }: { readonly session: string; readonly closesAt: Date | null },
): Mail => ({
  kind: "nowOpen",
  to,
  about,
  subject: whenOpenWords.opened.subject(title),
  text: [
    whenOpenWords.opened.now(title, session, formatDate(closesAt?.toISOString())),
    whenOpenWords.opened.link,
    publicUrl + programmePath(slug),
    whenOpenWords.opened.last,
    school.name,
  ].join("\n\n"),
});
