import type { documentEndpoints } from "@polyportal/api-client/contract/document";
import { fingerprintLength } from "@polyportal/domain/document/code";
import { isPaperKind, paperNames } from "@polyportal/domain/document/kinds";
import type { PaperState } from "@polyportal/domain/messages/verify-document";
import { eq, sql } from "drizzle-orm";
import { prepared } from "../../database/prepared.ts";
import { issuedDocuments } from "../../database/schema/issued-document.ts";
import type { Handler } from "../../server/handler.ts";

const byCode = prepared((db) =>
  db
    .select()
    .from(issuedDocuments)
    .where(eq(issuedDocuments.code, sql.placeholder("code")))
    .prepare("document_by_code"),
);

/** How a paper stands, for anyone who holds it: of a genuine one what is printed, of others not even that. */
export const verifyDocument: Handler<(typeof documentEndpoints)["verifyDocument"]> = async (
  ctx,
  { code, fingerprint },
) => {
  await ctx.limit("verifyByAddress", ctx.ip);
  const [found] = await byCode(ctx.db).execute({ code });
  const state = stateOf(found, fingerprint);
  const told = state === "genuine" || state === "withdrawn" ? found : undefined;
  return {
    state,
    code,
    name: told && isPaperKind(told.kind) ? paperNames[told.kind] : null,
    school: ctx.services.config.school.name,
    issuedAt: told?.issuedAt.toISOString() ?? null,
    withdrawnAt: told?.withdrawnAt?.toISOString() ?? null,
    facts: state === "genuine" ? [...(found?.facts ?? [])] : [],
  };
};

type Found = { readonly fingerprint: string; readonly withdrawnAt: Date | null } | undefined;

function stateOf(found: Found, fingerprint: string | undefined): PaperState {
  if (!found) return "unknown";
  const printed = found.fingerprint.slice(0, fingerprintLength);
  if (fingerprint !== undefined && fingerprint !== printed) return "altered";
  return found.withdrawnAt ? "withdrawn" : "genuine";
}
