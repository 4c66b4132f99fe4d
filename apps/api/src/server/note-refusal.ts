import { makeChange, type Actor } from "../database/change.ts";
import type { Database } from "../database/connect.ts";
import { ApiFailure } from "../failure.ts";
import type { Limiter } from "./limiter.ts";

/** What a browser gets by asking for what its person's pages never ask. */
const telling: readonly string[] = ["forbidden", "read_only"];

/**
 * Puts on record that a known caller was kept out of an endpoint: a menu changed in the browser, or an
 * impersonator who may only look. Of a flood of them the first ones are enough.
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
