import type { refereeLinkEndpoints } from "@polyportal/api-client/contract/referee";
import { letterPlaces, type LetterPlace } from "@polyportal/domain/referee/choices";
import { referenceSchema } from "@polyportal/domain/referee/form";
import { refereeRules } from "@polyportal/domain/referee/rules";
import { pagedUploadMessages } from "@polyportal/domain/messages/paged-upload";
import { uploadMessages } from "@polyportal/domain/messages/upload";
import { pagedLimits } from "@polyportal/domain/upload/document-limits";
import { refereeAnswers, refereeLetters } from "../../database/schema/referee.ts";
import { checkEach } from "../../files/check-images.ts";
import { checkPage } from "../../files/check-page.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { fieldMessages } from "../../server/read-input.ts";
import { knowsInvoice } from "../invoice/known-payer.ts";
import { byLink, viewOf } from "./by-link.ts";
import { receiptLetter } from "./letters.ts";
import { updateReferee } from "./queries.ts";

const words = () => ({
  tooBig: uploadMessages.tooBig,
  wrongType: pagedUploadMessages.wrongPage,
});

/** What the form says, or the messages at its fields. */
function read(json: string) {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return fail("malformed_request");
  }
  const parsed = referenceSchema.safeParse(value);
  if (!parsed.success) return fail("invalid_input", { fields: fieldMessages(parsed.error.issues) });
  const { declaration: _, ...reference } = parsed.data;
  return reference;
}

/**
 * Keeps a reference, once. That it came from the applicant's device, or minutes after the letter, is a signal
 * to staff and no refusal: cafés share addresses.
 */
export const submitRefereeForm: Handler<
  (typeof refereeLinkEndpoints)["submitRefereeForm"]
> = async (ctx, { token, reference, ...files }) => {
  const { now, services } = ctx;
  const answer = read(reference);
  const sent: Partial<Record<LetterPlace, Blob>> = {};
  for (const place of letterPlaces) {
    const file = files[place];
    if (file) sent[place] = file;
  }
  const opened = await byLink(
    ctx,
    token,
    async (tx, { referee, applicant }) => {
      if (referee.givenAt) fail("reference_given");
      if (referee.declinedAt) fail("reference_not_needed");
      // After the link: nobody has files looked at without one.
      const letter = await checkEach(sent, words, (file) => checkPage(services.files, file), {});
      const { application } = applicant;
      const sameDevice = knowsInvoice(ctx, { id: application.invoiceId });
      const since = now.getTime() - (referee.sentAt ?? referee.askedAt ?? now).getTime();
      const soon = since < refereeRules.soonMinutes * 60_000;
      const { id: refereeId } = referee;
      await tx.insert(refereeAnswers).values({ refereeId, answer, givenAt: now, sameDevice, soon });
      const isWhole = letter.get("letter")?.type === pagedLimits.pdfType;
      for (const [place, file] of letter) {
        if (isWhole && place !== "letter") continue;
        const fileId = await services.files.save(tx, file);
        await tx.insert(refereeLetters).values({ refereeId, place: place as LetterPlace, fileId });
      }
      await updateReferee(tx, refereeId, { givenAt: now });
      await services.outbox.mail(tx, receiptLetter(services.config, referee, applicant, now));
      return { referee: { ...referee, givenAt: now }, applicant };
    },
    (inside) =>
      ctx.change(async ({ tx, audit }) => {
        const found = await inside(tx);
        // Neither what it says nor who gave it: the record of changes is read by many.
        const subjectId = found.referee.applicationId;
        audit({ action: "giveReference", subject: "application", subjectId });
        return found;
      }),
  );
  return viewOf(ctx, opened);
};
