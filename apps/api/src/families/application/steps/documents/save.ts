import { stepOf } from "@polyportal/domain/application/steps";
import { askedDocuments } from "@polyportal/domain/application/steps/documents/asked";
import {
  documentPlaces,
  kindOfPlace,
  placesOf,
  type DocumentPlace,
} from "@polyportal/domain/application/steps/documents/documents";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { uploadMessages } from "@polyportal/domain/messages/upload";
import { pagedLimits } from "@polyportal/domain/upload/document-limits";
import { applicationDocuments } from "../../../../database/schema/application.ts";
import { fail } from "../../../../failure.ts";
import type { Handler } from "../../../../server/handler.ts";
import { requireOwn, type Endpoints } from "../../own.ts";
import { documentsOf, progressIn } from "../../queries.ts";
import { replaceRows } from "../../replace-rows.ts";
import { saveStep } from "../save-step.ts";
import { checkDocuments } from "./check.ts";

type Asked = ReturnType<typeof askedDocuments>;
type Document = typeof applicationDocuments.$inferInsert;

/** Saves all documents of the programme or none. Those that are stored already may be left out. */
export const uploadDocuments: Handler<Endpoints["uploadDocuments"]> = async (ctx, input) => {
  requireOwn(ctx, input);
  const step = stepOf(ctx.programme, "documents") ?? fail("not_found");
  const { caller, db, programme } = ctx;
  const { files } = ctx.services;

  const { documents: stored } = await documentsOf(db, caller.applicationId);
  const progress = await progressIn(db, {
    id: caller.applicationId,
    programmeSlug: programme.slug as ProgrammeSlug,
    definitionRevision: caller.revision,
  });
  const asked = askedDocuments(programme, progress.answers);
  const sent: Partial<Record<DocumentPlace, Blob>> = {};
  for (const place of asked.flatMap(({ kind }) => placesOf(kind))) {
    const file = input[place];
    if (file) sent[place] = file;
  }
  const checked = await checkDocuments(files, sent, missing(asked, sent, stored));
  const began = input.began === "" ? null : input.began;

  return saveStep(ctx, "uploadDocuments", step, { began }, async (tx, application) => {
    const applicationId = application.id;
    // Checked again under the lock, because another device may have removed or replaced one.
    const kept = await documentsOf(tx, applicationId);
    const fields = missing(askedDocuments(programme, application.answers), sent, kept.documents);
    if (Object.keys(fields).length > 0) fail("invalid_input", { fields });
    /** A PDF is a whole document. */
    const isWhole = (place: DocumentPlace) =>
      checked.has(place)
        ? checked.get(place)?.type === pagedLimits.pdfType
        : kept.pdfs.includes(place);
    const after: Document[] = [];
    // Documents that are no longer asked for are kept but not sent.
    for (const place of documentPlaces) {
      const kind = kindOfPlace(place);
      if (place !== kind && isWhole(kind)) continue;
      const file = checked.get(place);
      const fileId = file ? await files.save(tx, file) : kept.documents[place];
      if (fileId) after.push({ applicationId, kind: place, fileId });
    }
    const before = await replaceRows(tx, applicationDocuments, applicationId, after);
    for (const { fileId } of before) {
      if (!after.some((document) => document.fileId === fileId)) await files.remove(tx, fileId);
    }
    return { before, after };
  });
};

/** The message for each document that is neither sent nor stored. */
const missing = (asked: Asked, sent: object, kept: object): Record<string, string> =>
  Object.fromEntries(
    asked
      .filter(({ kind, required }) => required && !(kind in sent) && !(kind in kept))
      .map(({ kind }) => [kind, uploadMessages.missing]),
  );
