import { transcriptRequestWords } from "@polyportal/domain/messages/transcript-requests";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { eq } from "drizzle-orm";
import type { Config } from "../../config.ts";
import type { Transaction } from "../../database/connect.ts";
import { users } from "../../database/schema/users.ts";
import type { Mail } from "../../mail/outbox.ts";
import type { LockedRequest } from "./move-transcript.ts";

const { mails: words } = transcriptRequestWords;

/** A letter to the graduate of a request, with the way to its tracker; none to whoever has no address. */
async function letterTo(
  tx: Transaction,
  { publicUrl, school }: Config,
  { id, code, studentId }: LockedRequest,
  { kind, subject, lines }: { kind: string; subject: string; lines: readonly string[] },
): Promise<Mail | undefined> {
  const [graduate] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, studentId));
  if (!graduate?.email) return undefined;
  const tracker = publicUrl + withSearch(furtherPaths.transcript, { code });
  const text = [...lines, `${words.follow}\n${tracker}`, school.name].join("\n\n");
  return { to: graduate.email, kind, about: id, subject, text };
}

/** Why the request waits. */
export const waitsLetter = (
  tx: Transaction,
  config: Config,
  request: LockedRequest,
  reason: string,
): Promise<Mail | undefined> =>
  letterTo(tx, config, request, {
    kind: "transcriptWaits",
    subject: words.waits.subject(request.code),
    lines: [words.waits.line(reason)],
  });

/** That a transcript has left for a destination. */
export const sentLetter = (
  tx: Transaction,
  config: Config,
  request: LockedRequest,
  { receiver, dispatched }: { readonly receiver: string; readonly dispatched: string },
): Promise<Mail | undefined> =>
  letterTo(tx, config, request, {
    kind: "transcriptSent",
    subject: words.sent.subject(request.code),
    lines: [
      words.sent.line(receiver),
      ...(dispatched === "" ? [] : [words.sent.followed(dispatched)]),
    ],
  });
