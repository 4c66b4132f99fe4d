import { saleRefusal } from "@polyportal/domain/fees/sale";
import { sameSemester } from "@polyportal/domain/results/attempts";
import type { FeePurpose } from "@polyportal/domain/payment/purposes";
import { registersLate, windowState } from "@polyportal/domain/course-registration/window";
import type { Context } from "../../server/handler.ts";
import { registrationsOf, windowsOf } from "../course-registration/queries.ts";
import type { CurrentStudent } from "../student/current.ts";
import { offerLapsed } from "./offer-lapsed.ts";
import { feesOf, type FeeOfSession } from "./session-fee.ts";

type Surroundings = Pick<Context, "db" | "now">;

/** A fee as {@link feesOf} has it, whose parts also say where it is not sold at this time. */
export async function feesForSale(
  ctx: Surroundings,
  current: Pick<CurrentStudent, "student">,
  purpose: FeePurpose,
): Promise<FeeOfSession[]> {
  const { id } = current.student;
  const [fees, lapsed, late] = await Promise.all([
    feesOf(ctx.db, current, purpose),
    purpose === "acceptance" ? offerLapsed(ctx, id) : false,
    purpose === "course-registration" ? lateSessions(ctx, id) : new Set<number>(),
  ]);
  return fees.map((fee) => {
    const moment = { current: fee.current, late: late.has(fee.sessionId), lapsed };
    const refused = saleRefusal(purpose, moment);
    return {
      ...fee,
      parts: fee.parts.map((part) => ({ ...part, refusal: part.refusal ?? refused })),
    };
  });
}

/** The sessions in which whoever registers a semester now registers late. */
async function lateSessions({ db, now }: Surroundings, studentId: string): Promise<Set<number>> {
  const [windows, registrations] = await Promise.all([
    windowsOf(db),
    registrationsOf(db, studentId),
  ]);
  const late = windows.filter((window) =>
    registersLate(
      windowState(window, now),
      registrations.some((one) => sameSemester(one, window)),
    ),
  );
  return new Set(late.map(({ sessionId }) => sessionId));
}
