import { eq } from "drizzle-orm";
import type { Reader } from "../database/connect.ts";
import { imports } from "../database/schema/imports.ts";
import { fail } from "../server/failure.ts";
import type { UserCaller } from "../server/handler.ts";
import type { AnyImporter } from "./importer.ts";
import type { KeptImport } from "./run.ts";

/** Whoever may undo what others have imported. */
const administrators: readonly string[] = ["super administrator", "administrator"];

/** Whether somebody sees an import of another. */
export const seesAll = ({ claims }: Pick<UserCaller, "claims">): boolean => claims.has("audit.see");

/** An import; of another's nothing is found, unless the caller sees all. */
export async function importOfId(db: Reader, id: string, caller?: UserCaller): Promise<KeptImport> {
  const [found] = await db.select().from(imports).where(eq(imports.id, id));
  if (!found) fail("not_found");
  if (caller && found.by !== caller.userId && !seesAll(caller)) fail("not_found");
  return found;
}

/** Whether it can be undone by this caller now: by its author or an administrator, with its claim. */
export function mayUndo(
  kept: Pick<KeptImport, "state" | "by" | "kind" | "undoUntil">,
  { userId, role, claims }: UserCaller,
  importers: readonly AnyImporter[],
  now: Date,
): boolean {
  const importer = importers.find(({ name }) => name === kept.kind);
  return (
    kept.state === "applied" &&
    kept.undoUntil !== null &&
    kept.undoUntil > now &&
    importer !== undefined &&
    claims.has(importer.claim) &&
    (kept.by === userId || administrators.includes(role))
  );
}
