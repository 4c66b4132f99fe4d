import { makeChange, type Actor } from "../database/change.ts";
import type { Database } from "../database/connect.ts";
import { ApiFailure } from "../failure.ts";
import type { Limiter } from "./limiter.ts";

/** Errors that a browser gets only for calls that its person's pages never make. */
const telling: readonly string[] = ["forbidden", "read_only"];

/**
 * Audits that a known caller was kept out of an endpoint, such as by a changed menu or while impersonating
 * without a reason. Of many, only the first are written.
 */
export async function noteRefusal(
  { db, limit }: { readonly db: Database; readonly limit: Limiter },
  actor: Actor,
  endpoint: string,
  error: unknown,
): Promise<void> {
  if (!actor.id || !(error instanceof ApiFailure) || !telling.includes(error.code)) return;
  try {
    await limit("refusalByAccount", actor.id);
  } catch (limited) {
    if (limited instanceof ApiFailure) return;
    throw limited;
  }
  const entry = { action: "refuseCall", subject: "endpoint", subjectId: endpoint } as const;
  await makeChange(db, actor, async ({ audit }) =>
    audit({ ...entry, after: { code: error.code } }),
  );
}
