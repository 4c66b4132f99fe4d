import type { transcriptEndpoints } from "@polyportal/api-client/contract/sundry-transcript";
import { addressOpen, readTrackingCode } from "@polyportal/domain/sundry/transcript";
import { reached } from "@polyportal/domain/sundry/transcript-forms";
import { and, eq } from "drizzle-orm";
import { transcriptDestinations, transcriptRequests } from "../../database/schema/transcript.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { graduateOfTicket } from "./graduate-ticket.ts";

/** Sends a transcript elsewhere, as long as nobody has signed it: of one's own request alone. */
export const changeTranscriptAddress: Handler<
  (typeof transcriptEndpoints)["changeTranscriptAddress"]
> = async (ctx, { ticket, code, position, ...typed }) => {
  const studentId = graduateOfTicket(ctx, ticket);
  await ctx.limit("createInvoiceByAccount", studentId);
  const followed = readTrackingCode(code);
  await ctx.change(async ({ tx, audit }) => {
    // Locked, so that nobody signs it meanwhile.
    const [request] = await tx
      .select()
      .from(transcriptRequests)
      .where(
        and(eq(transcriptRequests.code, followed), eq(transcriptRequests.studentId, studentId)),
      )
      .for("update");
    if (!request) return fail("not_found");
    if (!addressOpen(request.state)) return fail("transcript_signed");
    const place = and(
      eq(transcriptDestinations.requestId, request.id),
      eq(transcriptDestinations.position, position),
    );
    const [before] = await tx.select().from(transcriptDestinations).where(place);
    if (!before) return fail("not_found");
    const read = reached[before.delivery].safeParse(typed);
    if (!read.success) {
      const [issue] = read.error.issues;
      const field = issue?.path.join(".") ?? "address";
      return fail("invalid_input", { fields: { [field]: issue?.message ?? "" } });
    }
    await tx.update(transcriptDestinations).set(read.data).where(place);
    const { address, email } = before;
    audit({
      action: "changeTranscriptAddress",
      subject: "student",
      subjectId: studentId,
      before: { address, email },
      after: { code: followed, ...read.data },
    });
  });
  return {};
};
