import { askedDocuments } from "@polyportal/domain/application/steps/documents/asked";
import type { Answers } from "@polyportal/domain/programmes/field";
import type { Programme } from "@polyportal/domain/programmes/programme";
import type { Transaction } from "../../../../database/connect.ts";
import { documentsOf, forgetStep, type LockedApplication } from "../../queries.ts";

/**
 * Changed answers may require another document. Until it is uploaded, the section of documents is incomplete.
 * Returns whether it became so.
 */
export async function forgetIfMissing(
  tx: Transaction,
  programme: Programme,
  { id, kept }: LockedApplication,
  answers: Answers,
): Promise<boolean> {
  if (!("documents" in kept)) return false;
  const { documents } = await documentsOf(tx, id);
  const isWhole = askedDocuments(programme, answers).every(
    ({ kind, required }) => !required || documents[kind],
  );
  if (!isWhole) await forgetStep(tx, id, "documents");
  return !isWhole;
}
