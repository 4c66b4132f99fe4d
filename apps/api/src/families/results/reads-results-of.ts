import { readsClass, readsUnpublished } from "@polyportal/domain/results/composite";
import type { Reader } from "../../database/connect.ts";
import type { UserCaller } from "../../server/caller.ts";
import { classOfStudent, classReaderOf, membersOf } from "./class-reader.ts";

/** Whether the caller may read a student's results of a session, as a reader of the student's class. */
export async function readsResultsOf(
  { db, caller }: { readonly db: Reader; readonly caller: UserCaller },
  studentId: string,
  sessionId: number,
): Promise<boolean> {
  const own = await classOfStudent(db, studentId, sessionId);
  const found = own && (await classReaderOf(db, caller, own));
  if (!found || !readsClass(found.who)) return false;
  const adviserId = readsUnpublished(found.who) ? undefined : caller.userId;
  const members = await membersOf(db, own, { adviserId, studentId });
  return members.length > 0;
}
