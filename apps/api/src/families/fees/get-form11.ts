import { numberWithKind } from "@polyportal/domain/student/number";
import type { feesEndpoints } from "@polyportal/api-client/contract/fees";
import { programmeAt } from "@polyportal/domain/admission-letter/offer";
import { form11Facts } from "@polyportal/domain/document/papers/form11";
import { feeBalance } from "@polyportal/domain/fees/balance";
import { fullName } from "@polyportal/domain/format/name";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { issueDocument } from "../document/issue.ts";
import { studentInSession, studentOf } from "../student/current.ts";
import { feesOf, sessionFeeView } from "./session-fee.ts";

/** The clearance form of a session's school fees, once the first instalment of them is paid. */
export const getForm11: Handler<(typeof feesEndpoints)["getForm11"]> = async (
  ctx,
  { sessionId },
) => {
  const found = await studentInSession(
    ctx.db,
    await studentOf(ctx.db, ctx.caller.userId),
    sessionId,
  );
  const { student, person, department, faculty } = found;
  const fees = await feesOf(ctx.db, found, "school-fees");
  const fee = fees.find((one) => one.sessionId === sessionId) ?? fail("fee_not_due");
  const { firstInstalmentPaid, cleared } = feeBalance(fees, fee);
  if (!firstInstalmentPaid) fail("fee_not_paid");
  const { session, level, total, paid, balance, invoices } = sessionFeeView(fee, ctx.now);
  const form = {
    fullName: fullName(person),
    ...numberWithKind(student),
    faculty,
    department,
    programme: programmeAt(student, fee.levelId),
    passport: student.passportFileId,
    level,
    session,
    total,
    paid,
    balance,
    cleared,
    // In the order in which they were made.
    payments: invoices.filter(({ state }) => state === "paid").toReversed(),
  };
  const verification = await issueDocument(ctx, {
    kind: "form11",
    subjectId: `${student.id} ${sessionId}`,
    holderId: student.id,
    facts: form11Facts(form),
  });
  return { ...form, verification };
};
