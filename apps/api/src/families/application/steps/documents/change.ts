import type { AuditAction } from "@polyportal/domain/audit/actions";
import {
  kindOfPlace,
  placesOf,
  type DocumentPlace,
} from "@polyportal/domain/application/steps/documents/documents";
import { documentsOf as documentsAsked } from "@polyportal/domain/application/steps/documents/asked";
import { mayOpen } from "@polyportal/domain/application/steps";
import { pagedUploadMessages } from "@polyportal/domain/messages/paged-upload";
import { pagedLimits } from "@polyportal/domain/upload/document-limits";
import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../../../database/connect.ts";
import { applicationDocuments } from "../../../../database/schema/application.ts";
import type { CheckedFile } from "../../../../files/check-file.ts";
import { fail } from "../../../../failure.ts";
import type { Handler } from "../../../../server/handler.ts";
import { requireOwn, type ApplicantContext, type Endpoints } from "../../own.ts";
import { documentsOf, forgetStep } from "../../queries.ts";
import { lockOpen, requireFile } from "../save-step.ts";
import { checkDocuments } from "./check.ts";

/** Stores one document at once, so that a reload or a lost connection does not lose the others. */
export const uploadDocument: Handler<Endpoints["uploadDocument"]> = async (ctx, input) => {
  const { document, file } = input;
  requireAsked(ctx, input, document);
  const { files } = ctx.services;
  const checked = await checkDocuments(files, { [document]: file });
  return change(ctx, "uploadDocument", input, checked.get(document) ?? fail("file_wrong_type"));
};

export const removeDocument: Handler<Endpoints["removeDocument"]> = async (ctx, input) => {
  requireAsked(ctx, input, input.document);
  return change(ctx, "removeDocument", input, undefined);
};

/** Allows only documents that the caller's programme asks for. */
function requireAsked(
  ctx: ApplicantContext,
  named: { readonly applicantId: string },
  place: DocumentPlace,
): void {
  requireOwn(ctx, named);
  if (!documentsAsked(ctx.programme).includes(kindOfPlace(place))) fail("not_found");
}

function change(
  { caller, change: write, programme, services: { files } }: ApplicantContext,
  action: AuditAction,
  {
    document: place,
    began,
  }: { readonly document: DocumentPlace; readonly began?: string | undefined },
  file: CheckedFile | undefined,
) {
  return write(async ({ tx, audit }) => {
    const application = await lockOpen(tx, caller.applicationId);
    const { id } = application;
    if (!mayOpen(programme, "documents", application)) fail("section_incomplete");
    const kind = kindOfPlace(place);
    const isPdf = file?.type === pagedLimits.pdfType;
    if (file && place !== kind && (await documentsOf(tx, id)).pdfs.includes(kind)) {
      fail("file_wrong_type", {
        message: pagedUploadMessages.wholePdf,
        fields: { [place]: pagedUploadMessages.wholePdf },
      });
    }
    // A PDF is a whole document and replaces its pages.
    const gone = await takeOut(tx, id, isPdf ? placesOf(kind) : [place]);
    const before = gone.find((one) => one.kind === place);
    requireFile(began, before?.fileId);
    const after = file ? await files.save(tx, file) : undefined;
    if (after) {
      await tx
        .insert(applicationDocuments)
        .values({ applicationId: id, kind: place, fileId: after });
    }
    // Without one of its documents the section is incomplete.
    else await forgetStep(tx, id, "documents");
    for (const { fileId } of gone) await files.remove(tx, fileId);
    audit({
      action,
      subject: "application",
      subjectId: id,
      before: before && { kind: place, fileId: before.fileId },
      after: after && { kind: place, fileId: after },
    });
    return documentsOf(tx, id);
  });
}

const takeOut = (tx: Transaction, applicationId: string, places: readonly DocumentPlace[]) =>
  tx
    .delete(applicationDocuments)
    .where(
      and(
        eq(applicationDocuments.applicationId, applicationId),
        inArray(applicationDocuments.kind, [...places]),
      ),
    )
    .returning();
