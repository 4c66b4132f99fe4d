import { numberWithKind } from "@polyportal/domain/student/number";
import type { admissionEndpoints } from "@polyportal/api-client/contract/admission";
import {
  admissionReference,
  programmeAt,
  studyIn,
} from "@polyportal/domain/admission-letter/offer";
import { clearanceFacts } from "@polyportal/domain/document/papers/clearance";
import { fullName } from "@polyportal/domain/format/name";
import { levelById } from "@polyportal/domain/student/levels";
import { programmeOfStudent } from "@polyportal/domain/programmes/study";
import { photoWithin } from "../../files/photo-within.ts";
import { fail } from "../../failure.ts";
import { guessable } from "../../server/guessing.ts";
import type { Handler } from "../../server/handler.ts";
import { setupOf } from "../application-setup/get-setup.ts";
import { issueDocument } from "../document/issue.ts";
import { settledNow } from "../payment/confirm-payment.ts";
import { invoiceByRrr } from "../payment/invoices.ts";
import { clearanceOf, newcomerById } from "./clearance-queries.ts";

/** The clearance sheet of whoever knows the reference of the acceptance fee and the payer's birthday. */
export const getClearanceForm: Handler<(typeof admissionEndpoints)["getClearanceForm"]> = async (
  ctx,
  { rrr, dateOfBirth },
) =>
  guessable(ctx, rrr, async () => {
    const invoice = await invoiceByRrr(ctx.db, rrr);
    const newcomer = await newcomerById(ctx.db, invoice?.studentId ?? null);
    const known = invoice?.purpose === "acceptance" && newcomer?.dateOfBirth === dateOfBirth;
    if (!known) return fail("details_not_found");
    if ((await settledNow(ctx, invoice)).state !== "paid") return fail("acceptance_not_confirmed");

    const { id, passportFileId, levelId, sessionId, session, ...of } = newcomer;
    const study = studyIn(of.study, newcomer);
    const slug = programmeOfStudent(levelId, study.programme);
    const setup = slug && (await setupOf(ctx.db, { slug, sessionId }));
    const form = {
      fullName: fullName(of),
      ...numberWithKind(of),
      faculty: of.faculty,
      department: of.department,
      programme: programmeAt(study, levelId),
      level: levelById(levelId).name,
      admissionNumber: admissionReference(of),
      session,
      rrr,
      components: await clearanceOf(ctx.db, id, setup?.clearanceItemIds ?? null),
    };
    const verification = await issueDocument(ctx, {
      kind: "clearance-form",
      subjectId: id,
      holderId: id,
      facts: clearanceFacts(form),
    });
    return { ...form, passport: await photoWithin(ctx, passportFileId), verification };
  });
