import { stepOf } from "@polyportal/domain/application/steps";
import { askedDocuments } from "@polyportal/domain/application/steps/documents/asked";
import { documentKinds } from "@polyportal/domain/application/steps/documents/documents";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { uploadMessages } from "@polyportal/domain/messages/upload";
import { applicationDocuments } from "../../../../database/schema/application.ts";
import { fail } from "../../../../server/failure.ts";
import type { Handler } from "../../../../server/handler.ts";
import { checkImages } from "../../../../files/check-images.ts";
import { requireOwn, type Endpoints } from "../../own.ts";
import { documentsOf, progressIn } from "../../queries.ts";
import { replaceRows } from "../../replace-rows.ts";
import { saveStep } from "../save-step.ts";

type Asked = ReturnType<typeof askedDocuments>;
type Document = typeof applicationDocuments.$inferInsert;

/** The programme's documents, all of them or none; one that is stored already may be left out. */
export const uploadDocuments: Handler<Endpoints["uploadDocuments"]> = async (ctx, input) => {
  requireOwn(ctx, input);
  const step = stepOf(ctx.programme, "documents") ?? fail("not_found");
  const { caller, db, programme } = ctx;
  const { files } = ctx.services;
  await ctx.limit("uploadByApplication", caller.applicationId);

  const stored = await documentsOf(db, caller.applicationId);
  const progress = await progressIn(db, programme.slug as ProgrammeSlug, caller.applicationId);
  const asked = askedDocuments(programme, progress.answers);
  const sent: Record<string, Blob> = {};
  for (const { kind } of asked) {
    const file = input[kind];
    if (file) sent[kind] = file;
  }
  const images = await checkImages(files, sent, uploadMessages, missing(asked, sent, stored));
  const began = input.began === "" ? null : input.began;

  return saveStep(ctx, "uploadDocuments", step, { began }, async (tx, application) => {
    const applicationId = application.id;
    // Asked again under the lock: another device may have removed or replaced one meanwhile.
    const kept = await documentsOf(tx, applicationId);
    const fields = missing(askedDocuments(programme, application.answers), sent, kept);
    if (Object.keys(fields).length > 0) fail("invalid_input", { fields });
    const after: Document[] = [];
    // What is not asked any more stays, and is not sent with it.
    for (const kind of documentKinds) {
      const image = images.get(kind);
      const fileId = image ? await files.save(tx, image) : kept[kind];
      if (fileId) after.push({ applicationId, kind, fileId });
    }
    const before = await replaceRows(tx, applicationDocuments, applicationId, after);
    for (const { fileId } of before) {
      if (!after.some((document) => document.fileId === fileId)) await files.remove(tx, fileId);
    }
    return { before, after };
  });
};

/** What is said at each document that is neither sent nor kept. */
const missing = (asked: Asked, sent: object, kept: object): Record<string, string> =>
  Object.fromEntries(
    asked
      .filter(({ kind, required }) => required && !(kind in sent) && !(kind in kept))
      .map(({ kind }) => [kind, uploadMessages.missing]),
  );
