import type { boardPackEndpoints } from "@polyportal/api-client/contract/score-sheet-board-packs";
import { readsUnpublished } from "@polyportal/domain/results/composite";
import { changedSincePack } from "@polyportal/domain/score-sheet/since-pack";
import { levelById } from "@polyportal/domain/student/levels";
import { eq } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { boardPacks } from "../../database/schema/results.ts";
import { fail } from "../../failure.ts";
import type { UserCaller } from "../../server/caller.ts";
import type { Handler } from "../../server/handler.ts";
import { classReaderOf, membersOf } from "../results/class-reader.ts";
import { rowsNow, rowsOfStudents } from "./rows-now.ts";

/** A pack as it was made, for whoever would make one of its class, and what is another since. */
export const getBoardPack: Handler<(typeof boardPackEndpoints)["getBoardPack"]> = (ctx, asked) =>
  packOf(ctx, asked);

export async function packOf(
  { db, caller }: { readonly db: Reader; readonly caller: UserCaller },
  { id }: { readonly id: string },
) {
  const [pack] = await db.select().from(boardPacks).where(eq(boardPacks.id, id));
  if (!pack) return fail("not_found");
  const { departmentOptionId: optionId, ...row } = pack;
  const ofClass = { ...row, optionId };
  const found = await classReaderOf(db, caller, ofClass);
  if (!found || !readsUnpublished(found.who)) return fail("not_found");
  const members = await membersOf(db, ofClass, {});
  // Whoever left the class since still stands in the pack.
  const studentIds = new Set([
    ...members.map(({ studentId }) => studentId),
    ...Object.values(pack.versions).flatMap((sheet) => Object.keys(sheet)),
  ]);
  const rows = await rowsNow(db, rowsOfStudents([...studentIds], pack));
  const made = { ...ofClass, madeAt: pack.madeAt.getTime() };
  return {
    ...pack.said,
    id,
    sessionId: pack.sessionId,
    session: found.session,
    semester: pack.semester,
    departmentId: pack.departmentId,
    department: found.department,
    levelId: pack.levelId,
    level: levelById(pack.levelId).name,
    departmentOptionId: optionId,
    option: found.option,
    fingerprint: pack.fingerprint,
    changed: changedSincePack(rows, [made]).map(({ row: { code, fullName, matricNumber } }) => ({
      code,
      fullName,
      matricNumber,
    })),
  };
}
