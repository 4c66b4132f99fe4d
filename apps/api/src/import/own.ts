import { importEndpoints } from "@polyportal/api-client/contract/import";
import { findsOf } from "@polyportal/domain/rights/scope";
import { eq } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { imports } from "../database/schema/imports.ts";
import { isOwnOrAdministrator } from "../rights/own-or-administrator.ts";
import { fail } from "../failure.ts";
import type { UserCaller } from "../server/caller.ts";
import type { AnyUndoable, Refused } from "./importer.ts";
import type { KeptImport } from "./kept-import.ts";

/** An import by id. Fails with `not_found` if it is outside the caller's scope. */
export async function importOfId(db: Reader, id: string, caller?: UserCaller): Promise<KeptImport> {
  const [found] = await db.select().from(imports).where(eq(imports.id, id));
  if (!found) fail("not_found");
  if (caller && !findsOf(importEndpoints.getImport.scope, caller, found.by)) fail("not_found");
  return found;
}

/** Whether the caller may undo it now: its author or an administrator, with its claim. */
export function mayUndo(
  kept: Pick<KeptImport, "state" | "by" | "kind" | "undoUntil">,
  caller: UserCaller,
  undoables: readonly AnyUndoable[],
  now: Date,
): boolean {
  const undoable = undoables.find(({ name }) => name === kept.kind);
  return (
    kept.state === "applied" &&
    kept.undoUntil !== null &&
    kept.undoUntil > now &&
    undoable !== undefined &&
    caller.claims.has(undoable.claim) &&
    isOwnOrAdministrator(kept.by, caller)
  );
}

/** Why the caller may not write now what the import belongs to; undefined if they may. */
export const refusalOf = async (
  db: Reader,
  { into }: Pick<AnyUndoable, "into">,
  { about }: Pick<KeptImport, "about">,
  caller: UserCaller,
  now: Date,
): Promise<Refused | undefined> =>
  about === null ? undefined : into?.refusal(db, caller, about, now);
