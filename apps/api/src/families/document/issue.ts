import { hash, randomInt } from "node:crypto";
import {
  codeLength,
  codeLetters,
  fingerprintLength,
  groupCode,
} from "@polyportal/domain/document/code";
import { withdrawnByActs, type PaperFact, type PaperKind } from "@polyportal/domain/document/kinds";
import type { Signatory } from "@polyportal/domain/programmes/signatories";
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
  /** Of a session that is over: whatever has changed since, to look at it withdraws none that was given out. */
  readonly past?: boolean;
  /** Who signs it today, where somebody does. */
  readonly signatory?: Signatory | undefined;
};

/** What stands on the paper beside its QR code, and what the QR code holds. */
export type Issued = {
  readonly code: string;
  readonly verifyUrl: string;
  /** ISO; when it was given its code. */
  readonly issuedAt: string;
};

type Stored = Pick<typeof issuedDocuments.$inferSelect, "code" | "issuedAt" | "signatory">;

type IssueContext = {
  readonly db: Reader;
  readonly change: RunChange;
  readonly now: Date;
  readonly services: { readonly config: Pick<Services["config"], "publicUrl"> };
};

const stored = {
  code: issuedDocuments.code,
  issuedAt: issuedDocuments.issuedAt,
  signatory: issuedDocuments.signatory,
};

const live = prepared((db) =>
  db
    .select(stored)
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
 * Gives a paper its code. The same paper has the same code however often it is opened, which then writes nothing.
 * Other facts make another paper, which withdraws the earlier ones, except of the kinds in `withdrawnByActs` and of
 * what is `past`.
 */
export async function issueDocument(ctx: IssueContext, paper: Paper): Promise<Issued> {
  return (await knownOrIssued(ctx, paper)).verification;
}

/**
 * Gives a signed paper its code. Answers with it who signs: the signatory given here the first time, and from then
 * on the same person, though the office has another holder by now.
 */
export async function issueSigned(
  ctx: IssueContext,
  paper: Omit<Paper, "signatory">,
  signatory: Signatory,
): Promise<{ verification: Issued; signatory: Signatory }> {
  // A vacant office is not kept: who comes next signs.
  const issued = await knownOrIssued(
    ctx,
    signatory.name === null ? paper : { ...paper, signatory },
  );
  return { verification: issued.verification, signatory: issued.signatory ?? signatory };
}

async function knownOrIssued(ctx: IssueContext, paper: Paper) {
  const fingerprint = fingerprintOf(paper);
  const { kind, subjectId } = paper;
  const [known] = await live(ctx.db).execute({ kind, subjectId, fingerprint });
  const lacksSignatory = paper.signatory !== undefined && !known?.signatory;
  const { code, issuedAt, signatory } =
    known && !lacksSignatory
      ? known
      : await ctx.change((change) => issue(change, paper, fingerprint, ctx.now));
  const verification: Issued = {
    code,
    verifyUrl: verifyUrl(ctx.services.config.publicUrl, code, fingerprint),
    issuedAt: issuedAt.toISOString(),
  };
  return { verification, signatory };
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
  { kind, subjectId, holderId, facts, signatory, past }: Paper,
  fingerprint: string,
  now: Date,
): Promise<Stored> {
  const same = and(eq(issuedDocuments.kind, kind), eq(issuedDocuments.subjectId, subjectId));
  const leavesOthers = past || withdrawnByActs.has(kind);
  const withdrawn = leavesOthers
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
    .values({
      code: newCode(),
      kind,
      subjectId,
      holderId,
      facts,
      signatory: signatory ?? null,
      fingerprint,
      issuedAt: now,
    })
    .onConflictDoUpdate({
      target: [issuedDocuments.kind, issuedDocuments.subjectId, issuedDocuments.fingerprint],
      set: {
        withdrawnAt: null,
        signatory: sql`coalesce(${issuedDocuments.signatory}, excluded.signatory)`,
      },
    })
    .returning(stored);
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
export const fingerprintOf = ({
  kind,
  subjectId,
  facts,
}: Pick<Paper, "kind" | "subjectId" | "facts">): string =>
  hash(
    "sha256",
    JSON.stringify([kind, subjectId, facts.map(({ label, value }) => [label, value])]),
    "base64url",
  );
