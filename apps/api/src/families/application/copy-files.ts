import {
  kindOfPlace,
  type DocumentKind,
} from "@polyportal/domain/application/steps/documents/documents";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicationDocuments, applications } from "../../database/schema/application.ts";
import type { FileStore } from "../../files/file-store.ts";
import { updateApplication } from "./queries.ts";

type Application = Pick<typeof applications.$inferSelect, "id" | "passportFileId">;

/**
 * Copies photo and documents as separate files, because either application may change or end. The signature
 * must be new, and existing documents are kept. Returns what was copied.
 */
export async function copyFiles(
  tx: Transaction,
  files: FileStore,
  from: Application,
  to: Application,
  asked: readonly DocumentKind[],
): Promise<{ photo: boolean; documents: DocumentKind[] }> {
  const copy = async (fileId: string) => {
    const file = await files.read(tx, fileId);
    return file && files.save(tx, file);
  };
  const photo =
    to.passportFileId === null && from.passportFileId !== null
      ? await copy(from.passportFileId)
      : undefined;
  if (photo) await updateApplication(tx, to.id, { passportFileId: photo });

  const of = ({ id }: Application) =>
    tx.select().from(applicationDocuments).where(eq(applicationDocuments.applicationId, id));
  const standing = new Set((await of(to)).map(({ kind }) => kindOfPlace(kind)));
  const copied = new Set<DocumentKind>();
  for (const { kind: place, fileId } of await of(from)) {
    const kind = kindOfPlace(place);
    if (kind === "signature" || standing.has(kind) || !asked.includes(kind)) continue;
    const file = await copy(fileId);
    if (!file) continue;
    await tx
      .insert(applicationDocuments)
      .values({ applicationId: to.id, kind: place, fileId: file });
    copied.add(kind);
  }
  return { photo: photo !== undefined, documents: [...copied] };
}
