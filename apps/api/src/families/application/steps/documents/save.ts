import { stepOf } from "@polyportal/domain/application/steps";
import { uploadMessages } from "@polyportal/domain/messages/upload";
import type { Step } from "@polyportal/domain/programmes/programme";
import { applicationDocuments } from "../../../../database/schema/application.ts";
import { fail } from "../../../../server/failure.ts";
import type { Handler } from "../../../../server/handler.ts";
import { checkImages } from "../../../../files/check-images.ts";
import { requireOwn, type Endpoints } from "../../own.ts";
import { documentsOf } from "../../queries.ts";
import { replaceRows } from "../../replace-rows.ts";
import { saveStep } from "../save-step.ts";

type DocumentsStep = Step & { kind: "documents" };
type Document = typeof applicationDocuments.$inferInsert;

/** The programme's documents, all of them or none; one that is stored already may be left out. */
export const uploadDocuments: Handler<Endpoints["uploadDocuments"]> = async (ctx, input) => {
  requireOwn(ctx, input);
  const step = stepOf(ctx.programme, "documents") ?? fail("not_found");
  const { caller, db } = ctx;
  const { files } = ctx.services;
  await ctx.limit("uploadByApplication", caller.applicationId);

  const stored = await documentsOf(db, caller.applicationId);
  const sent: Record<string, Blob> = {};
  for (const kind of step.documents) {
    const file = input[kind];
    if (file) sent[kind] = file;
  }
  const images = await checkImages(files, sent, uploadMessages, missing(step, sent, stored));
  const began = input.began === "" ? null : input.began;

  return saveStep(ctx, "uploadDocuments", step, { began }, async (tx, { id: applicationId }) => {
    // Asked again under the lock: another device may have removed or replaced one meanwhile.
    const kept = await documentsOf(tx, applicationId);
    const fields = missing(step, sent, kept);
    if (Object.keys(fields).length > 0) fail("invalid_input", { fields });
    const after: Document[] = [];
    for (const kind of step.documents) {
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
const missing = (step: DocumentsStep, sent: object, kept: object): Record<string, string> =>
  Object.fromEntries(
    step.documents
      .filter((kind) => !(kind in sent) && !(kind in kept))
      .map((kind) => [kind, uploadMessages.missing]),
  );
