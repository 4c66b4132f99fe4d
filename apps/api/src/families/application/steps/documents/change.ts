import type { AuditAction } from "@polyportal/domain/audit/actions";
import type { DocumentKind } from "@polyportal/domain/application/steps/documents/documents";
import { documentsOf as documentsAsked } from "@polyportal/domain/application/steps/documents/asked";
import { mayOpen } from "@polyportal/domain/application/steps";
import { uploadMessages } from "@polyportal/domain/messages/upload";
import { and, eq } from "drizzle-orm";
import { applicationDocuments } from "../../../../database/schema/application.ts";
import type { CheckedFile } from "../../../../files/check-file.ts";
import { fail } from "../../../../server/failure.ts";
import type { Handler } from "../../../../server/handler.ts";
import { checkImages } from "../../../../files/check-images.ts";
import { requireOwn, type ApplicantContext, type Endpoints } from "../../own.ts";
import { documentsOf, forgetStep } from "../../queries.ts";
import { lockOpen, requireFile } from "../save-step.ts";

/** One document, kept at once, so that neither a reload nor a lost line costs the others. */
export const uploadDocument: Handler<Endpoints["uploadDocument"]> = async (ctx, input) => {
  const { document, file } = input;
  requireAsked(ctx, input, document);
  const { files } = ctx.services;
  await ctx.limit("uploadByApplication", ctx.caller.applicationId);
  const images = await checkImages(files, { [document]: file }, uploadMessages);
  const image = images.get(document) ?? fail("file_wrong_type");
  return change(ctx, "uploadDocument", input, image);
};

export const removeDocument: Handler<Endpoints["removeDocument"]> = async (ctx, input) => {
  requireAsked(ctx, input, input.document);
  return change(ctx, "removeDocument", input, undefined);
};

/** Lets through only documents of one's own application that its programme asks for. */
function requireAsked(
  ctx: ApplicantContext,
  named: { readonly applicantId: string },
  document: DocumentKind,
): void {
  requireOwn(ctx, named);
  if (!documentsAsked(ctx.programme).includes(document)) fail("not_found");
}

function change(
  { caller, change: write, programme, services: { files } }: ApplicantContext,
  action: AuditAction,
  {
    document: kind,
    began,
  }: { readonly document: DocumentKind; readonly began?: string | undefined },
  image: CheckedFile | undefined,
) {
  return write(async ({ tx, audit }) => {
    const application = await lockOpen(tx, caller.applicationId);
    const { id } = application;
    if (!mayOpen(programme, "documents", application)) fail("section_incomplete");
    const [before] = await tx
      .delete(applicationDocuments)
      .where(and(eq(applicationDocuments.applicationId, id), eq(applicationDocuments.kind, kind)))
      .returning();
    requireFile(began, before?.fileId);
    const after = image ? await files.save(tx, image) : undefined;
    if (after)
      await tx.insert(applicationDocuments).values({ applicationId: id, kind, fileId: after });
    // Without one of its documents the section is not complete.
    else await forgetStep(tx, id, "documents");
    if (before) await files.remove(tx, before.fileId);
    audit({
      action,
      subject: "application",
      subjectId: id,
      before: before && { kind, fileId: before.fileId },
      after: after && { kind, fileId: after },
    });
    return { documents: await documentsOf(tx, id) };
  });
}
