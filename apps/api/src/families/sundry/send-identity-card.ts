import type { identityCardEndpoints } from "@polyportal/api-client/contract/sundry-identity-card";
import { identityCardMessages } from "@polyportal/domain/messages/identity-cards";
import { identityCardWords } from "@polyportal/domain/messages/identity-card.words";
import { pagedUploadMessages } from "@polyportal/domain/messages/paged-upload";
import { uploadMessages } from "@polyportal/domain/messages/upload";
import { cardPlaces, type CardPlace } from "@polyportal/domain/sundry/identity-card";
import { pagedLimits } from "@polyportal/domain/upload/document-limits";
import { v7 as uuid } from "uuid";
import { identityCardPages, identityCards } from "../../database/schema/transcript.ts";
import { checkEach } from "../../files/check-images.ts";
import { checkPage } from "../../files/check-page.ts";
import type { Handler } from "../../server/handler.ts";
import { plainNumber } from "./plain-number.ts";

const words = () => ({
  tooBig: uploadMessages.tooBig,
  wrongType: pagedUploadMessages.wrongPage,
});

/**
 * Hands an identity card to the registry. Whoever is named, on record or not, it is kept and looked at: whether
 * a number exists is told by neither the answer nor its time, and a record may be what is wrong.
 */
export const sendIdentityCard: Handler<(typeof identityCardEndpoints)["sendIdentityCard"]> = async (
  ctx,
  { matricNumber, surname, dateOfBirth, year, email, ...pages },
) => {
  const number = plainNumber(matricNumber);
  await ctx.limit("cardByAddress", ctx.ip);
  await ctx.limit("mailByAccount", `identityCard:${number}`);
  const sent: Partial<Record<CardPlace, Blob>> = {};
  for (const place of cardPlaces) {
    const file = pages[place];
    if (file) sent[place] = file;
  }
  const { files } = ctx.services;
  const missing: Record<string, string> = sent.card ? {} : { card: identityCardWords.missing };
  const checked = await checkEach(sent, words, (file) => checkPage(files, file), missing);
  const isWhole = checked.get("card")?.type === pagedLimits.pdfType;
  await ctx.change(async ({ tx, audit }) => {
    const id = uuid();
    const said = { matricNumber: number, surname, dateOfBirth, year, email };
    await tx.insert(identityCards).values({ id, ...said, sentAt: ctx.now });
    for (const [place, file] of checked) {
      if (isWhole && place !== "card") continue;
      const fileId = await files.save(tx, file);
      await tx.insert(identityCardPages).values({ cardId: id, place: place as CardPlace, fileId });
    }
    audit({ action: "sendIdentityCard", subject: "student", subjectId: "unknown" });
  });
  ctx.message(identityCardMessages.received);
  return {};
};
