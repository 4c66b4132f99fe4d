import type { scoreAmendmentEndpoints } from "@polyportal/api-client/contract/score-sheet-amendments";
import { fullName } from "@polyportal/domain/format/name";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { amendmentRequests, scoreSheets } from "../../database/schema/results.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../failure.ts";
import type { Context } from "../../server/handler.ts";
import { sheetOf, type FoundSheet } from "./sheet.ts";

/** A request that nobody else decides about until the transaction ends. */
export type LockedAmendment = {
  readonly request: typeof amendmentRequests.$inferSelect;
  readonly found: FoundSheet & { readonly sheet: NonNullable<FoundSheet["sheet"]> };
  /** The student's name. */
  readonly student: string;
};

export type DecidingAmendment = Pick<
  Context<(typeof scoreAmendmentEndpoints)["decideAmendment"]>,
  "caller" | "now" | "services"
>;

/** Locks a request; `not_found` where there is none. */
export async function lockAmendment(tx: Transaction, id: string): Promise<LockedAmendment> {
  const [request] = await tx
    .select()
    .from(amendmentRequests)
    .where(eq(amendmentRequests.id, id))
    .for("update");
  if (!request) return fail("not_found");
  const [[sheet], [student]] = [
    await tx.select().from(scoreSheets).where(eq(scoreSheets.id, request.sheetId)),
    await tx.select().from(users).where(eq(users.id, request.studentId)),
  ];
  const found = sheet && (await sheetOf(tx, sheet));
  if (!found || !student) return fail("not_found");
  return { request, found: { ...found, sheet }, student: fullName(student) };
}

/** As the record of changes names an amendment. */
export const amendmentNoted = ({ found, student }: LockedAmendment) => ({
  course: found.course.code,
  session: found.session,
  student,
});
