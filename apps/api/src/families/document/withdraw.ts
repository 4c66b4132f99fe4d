import type { PaperKind } from "@polyportal/domain/document/kinds";
import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { issuedDocuments } from "../../database/schema/issued-document.ts";

/** Withdraws papers that are not right any more, and answers their codes: whoever checks one is told so. */
export async function withdrawDocuments(
  tx: Transaction,
  kind: PaperKind,
  subjectIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const withdrawn = await tx
    .update(issuedDocuments)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(issuedDocuments.kind, kind),
        inArray(issuedDocuments.subjectId, [...subjectIds]),
        isNull(issuedDocuments.withdrawnAt),
      ),
    )
    .returning({ code: issuedDocuments.code });
  return withdrawn.map(({ code }) => code);
}
