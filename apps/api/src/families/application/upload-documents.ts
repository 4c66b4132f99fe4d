import { stepOf } from "@polyportal/domain/application/steps";
import { uploadMessages } from "@polyportal/domain/messages/upload";
import { applicationDocuments } from "../../database/schema/application.ts";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { checkImages } from "./check-images.ts";
import { requireOwn, type Endpoints } from "./own.ts";
import { listFiles } from "./queries.ts";
import { replaceRows } from "./replace-rows.ts";
import { saveStep } from "./save-step.ts";

type Document = typeof applicationDocuments.$inferInsert;

/** The programme's documents, all of them or none; one that is stored already may be left out. */
export const uploadDocuments: Handler<Endpoints["uploadDocuments"]> = async (ctx, input) => {
  requireOwn(ctx, input);
  const step = stepOf(ctx.programme, "documents") ?? fail("not_found");
  const { caller, db } = ctx;
  const { files } = ctx.services;
  await ctx.limit("uploadByApplication", caller.applicationId);

  const stored = await listFiles(db, caller.applicationId);
  const kept = (kind: string) => stored.find((file) => file.name === kind)?.fileId ?? undefined;
  const sent: Record<string, Blob> = {};
  const missing: Record<string, string> = {};
  for (const kind of step.documents) {
    const file = input[kind];
    if (file) sent[kind] = file;
    else if (!kept(kind)) missing[kind] = uploadMessages.missing;
  }
  const images = await checkImages(files, sent, uploadMessages, missing);

  return saveStep(ctx, "uploadDocuments", step, {}, async (tx, { id: applicationId }) => {
    const after: Document[] = [];
    for (const kind of step.documents) {
      const image = images.get(kind);
      const fileId = image ? await files.save(tx, image) : kept(kind);
      if (fileId) after.push({ applicationId, kind, fileId });
    }
    const before = await replaceRows(tx, applicationDocuments, applicationId, after);
    for (const { fileId } of before) {
      if (!after.some((document) => document.fileId === fileId)) await files.remove(tx, fileId);
    }
    return { before, after };
  });
};
