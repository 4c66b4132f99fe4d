import { transcriptNotices as words } from "@polyportal/domain/messages/transcript-notices";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { users } from "../../database/schema/users.ts";
import type { Services } from "../../server/services.ts";

/** By what a graduate is told. */
export type Telling = Pick<Services, "config" | "outbox">;

type Request = { readonly id: string; readonly code: string; readonly studentId: string };

type Told = {
  readonly kind: string;
  readonly subject: string;
  readonly lines: readonly string[];
};

/**
 * Tells the graduate of a request what has become of it: by e-mail with the way to its tracker, and by text
 * message where the school sends any. Whoever has left signs in no more: neither asks for an account.
 */
export async function tellGraduate(
  tx: Transaction,
  { config, outbox }: Telling,
  { id, code, studentId }: Request,
  { kind, subject, lines }: Told,
): Promise<void> {
  const [graduate] = await tx
    .select({ email: users.email, mobileNumber: users.mobileNumber })
    .from(users)
    .where(eq(users.id, studentId));
  if (graduate?.email) {
    const tracker = config.publicUrl + withSearch(furtherPaths.transcript, { code });
    const text = [...lines, `${words.follow}\n${tracker}`, config.school.name].join("\n\n");
    await outbox.mail(tx, { to: graduate.email, kind, about: id, subject, text });
  }
  if (config.sms && graduate?.mobileNumber) {
    const text = words.text(config.school.shortName, subject);
    await outbox.texts(tx, [{ to: graduate.mobileNumber, kind, about: id, text }]);
  }
}
