import { hash, randomInt } from "node:crypto";
import {
  codeLength,
  codeLetters,
  fingerprintLength,
  groupCode,
} from "@polyportal/domain/document/code";
import { withdrawnByActs, type PaperFact, type PaperKind } from "@polyportal/domain/document/kinds";
import { paths } from "@polyportal/domain/routes/paths";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Change } from "../../database/change.ts";
import type { RunChange } from "../../database/change-if-needed.ts";
import type { Reader } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import { issuedDocuments } from "../../database/schema/issued-document.ts";
import type { Services } from "../../server/services.ts";

/** A paper as it is printed. */
export type Paper = {
  readonly kind: PaperKind;
  /** The id of the invoice, registration, … that it shows, with all that makes it another paper. */
  readonly subjectId: string;
  /** The user it is about; null where it is about nobody or no user. */
  readonly holderId: string | null;
  /** What is printed and worth comparing: names, numbers, amounts, dates. */
  readonly facts: readonly PaperFact[];
};

/** What stands on the paper beside its QR code, and what the QR code holds. */
export type Issued = {
  readonly code: string;
  readonly verifyUrl: string;
  /** ISO; when it was given its code. */
  readonly issuedAt: string;
};

type IssueContext = {
  readonly db: Reader;
  readonly change: RunChange;
  readonly now: Date;
  readonly services: { readonly config: Pick<Services["config"], "publicUrl"> };
};

const live = prepared((db) =>
  db
    .select({ code: issuedDocuments.code, issuedAt: issuedDocuments.issuedAt })
    .from(issuedDocuments)
    .where(
      and(
        eq(issuedDocuments.kind, sql.placeholder("kind")),
        eq(issuedDocuments.subjectId, sql.placeholder("subjectId")),
        eq(issuedDocuments.fingerprint, sql.placeholder("fingerprint")),
        isNull(issuedDocuments.withdrawnAt),
      ),
    )
    .prepare("live_document"),
);

/**
 * Gives a paper its code. The same paper has the same code however often it is opened, which then
 * writes nothing; other facts make another paper, and withdraw the earlier ones, unless acts alone do.
 */
export async function issueDocument(ctx: IssueContext, paper: Paper): Promise<Issued> {
  const fingerprint = fingerprintOf(paper);
  const { kind, subjectId } = paper;
  const [known] = await live(ctx.db).execute({ kind, subjectId, fingerprint });
  const { code, issuedAt } =
    known ?? (await ctx.change((change) => issue(change, paper, fingerprint, ctx.now)));
  return {
    code,
    verifyUrl: verifyUrl(ctx.services.config.publicUrl, code, fingerprint),
    issuedAt: issuedAt.toISOString(),
  };
}

/** Whether a paper has been given out before, by this page or signed in. */
export async function wasIssued(
  db: Reader,
  { kind, subjectId }: Pick<Paper, "kind" | "subjectId">,
): Promise<boolean> {
  const [known] = await db
    .select({ code: issuedDocuments.code })
    .from(issuedDocuments)
    .where(and(eq(issuedDocuments.kind, kind), eq(issuedDocuments.subjectId, subjectId)))
    .limit(1);
  return known !== undefined;
}

async function issue(
  { tx, audit }: Change,
  { kind, subjectId, holderId, facts }: Paper,
  fingerprint: string,
  now: Date,
): Promise<{ code: string; issuedAt: Date }> {
  const same = and(eq(issuedDocuments.kind, kind), eq(issuedDocuments.subjectId, subjectId));
  const withdrawn = withdrawnByActs.has(kind)
    ? []
    : await tx
        .update(issuedDocuments)
        .set({ withdrawnAt: now })
        .where(
          and(
            same,
            ne(issuedDocuments.fingerprint, fingerprint),
            isNull(issuedDocuments.withdrawnAt),
          ),
        )
        .returning({ code: issuedDocuments.code });
  // What is printed again as it was before, or by two tabs at once, keeps the code that it had.
  const [issued] = await tx
    .insert(issuedDocuments)
    .values({ code: newCode(), kind, subjectId, holderId, facts, fingerprint, issuedAt: now })
    .onConflictDoUpdate({
      target: [issuedDocuments.kind, issuedDocuments.subjectId, issuedDocuments.fingerprint],
      set: { withdrawnAt: null },
    })
    .returning({ code: issuedDocuments.code, issuedAt: issuedDocuments.issuedAt });
  if (!issued) throw new Error("A document was not written.");
  audit({
    action: "issueDocument",
    subject: "document",
    subjectId: issued.code,
    before: withdrawn.length > 0 ? { withdrawn: withdrawn.map(({ code }) => code) } : undefined,
    after: { kind, subjectId },
  });
  return issued;
}

/** The address that a paper's QR code holds. */
const verifyUrl = (publicUrl: string, code: string, fingerprint: string): string =>
  `${publicUrl}${paths.verifyDocument}?code=${code}&f=${fingerprint.slice(0, fingerprintLength)}`;

/** A code that nobody guesses. */
export const newCode = (): string =>
  groupCode(
    Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join(""),
  );

/** Of everything that makes a paper this one. */
export const fingerprintOf = ({ kind, subjectId, facts }: Omit<Paper, "holderId">): string =>
  hash(
    "sha256",
    JSON.stringify([kind, subjectId, facts.map(({ label, value }) => [label, value])]),
    "base64url",
  );
