import { createHash, randomBytes } from "node:crypto";
import { transcriptReceiptWords as words } from "@polyportal/domain/messages/transcript-receipt.words";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import { endingOf, receiptLinkDays } from "@polyportal/domain/sundry/transcript-arrivals";
import type { Config } from "../../config.ts";
import type { Transaction } from "../../database/connect.ts";
import type { Mail } from "../../mail/outbox.ts";
import type { Context } from "../../server/handler.ts";
import { changeDestination, type Destination } from "./bring-transcript.ts";

/** What is kept of the secret of a link. */
export const hashOf = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

const day = 86_400_000;

/** The link that is answered, or that nobody may answer any more. */
export const noLink = { receiptHash: null, receiptUntil: null } as const;

type Asked = {
  readonly code: string;
  readonly destination: Destination & { readonly sentAt: Date };
};

/** Asks the receiver of a transcript whether it has arrived: by a new link, the earlier one dies. */
export async function askReceiver(
  tx: Transaction,
  { services, now }: Pick<Context, "now" | "services">,
  asked: Asked,
): Promise<void> {
  const token = randomBytes(32).toString("base64url");
  const receiptUntil = new Date(now.getTime() + receiptLinkDays * day);
  await changeDestination(tx, asked.destination, { receiptHash: hashOf(token), receiptUntil });
  await services.outbox.mail(tx, letterTo(services.config, asked, token, receiptUntil));
}

/** The secret stands in the fragment, which no server is sent: neither a proxy's log nor a scanner's has it. */
function letterTo(
  { publicUrl, school }: Config,
  { code, destination }: Asked,
  token: string,
  until: Date,
): Mail {
  const { requestId, name, reference, delivery, dispatched, sentAt, email } = destination;
  const { letter } = words;
  const text = [
    letter.sent(school.name, name, words.deliveries[delivery], sentAt),
    [
      ...(reference === "" ? [] : [letter.reference(reference)]),
      letter.request(endingOf(code)),
      ...(dispatched === "" ? [] : [letter.dispatched(dispatched)]),
    ].join("\n"),
    letter.ask,
    `${publicUrl}${furtherPaths.transcriptReceipt}#${token}`,
    letter.until(until),
    words.over(school.helpLine),
    school.name,
  ].join("\n\n");
  const subject = letter.subject(school.name);
  return { to: email, kind: "transcriptReceiver", about: requestId, subject, text };
}
