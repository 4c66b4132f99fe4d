import { numberWithKind } from "@polyportal/domain/student/number";
import type { admissionLetterEndpoints } from "@polyportal/api-client/contract/admission-letter";
import {
  acceptanceFacts,
  admissionFacts,
  levyFacts,
} from "@polyportal/domain/document/papers/letters";
import {
  admissionReference,
  letterKindOf,
  levyReference,
  offerOf,
} from "@polyportal/domain/admission-letter/offer";
import {
  signedPapers,
  type Signatory,
  type SignedPaper,
} from "@polyportal/domain/programmes/signatories";
import { programmeOfStudent } from "@polyportal/domain/programmes/study";
import { offices } from "@polyportal/domain/school/offices";
import { fullName } from "@polyportal/domain/format/name";
import { toNaira } from "@polyportal/domain/format/naira";
import type { FeePurpose } from "@polyportal/domain/payment/purposes";
import { levelById } from "@polyportal/domain/student/levels";
import type { Reader } from "../../database/connect.ts";
import { fail } from "../../failure.ts";
import type { Context, Handlers } from "../../server/handler.ts";
import { issueDocument, issueSigned } from "../document/issue.ts";
import { studentInSession, studentOf, type CurrentStudent } from "../student/current.ts";
import { holderOf, letterText, paidFee, saidSignatory } from "./queries.ts";

/** Letters that a student prints once their fee is paid. */
export const admissionLetterHandlers = {
  getAdmissionLetter: async (ctx) => {
    const today = await studentOf(ctx.db, ctx.caller.userId);
    const found = await studentInSession(ctx.db, today, today.student.entrySessionId);
    const { studentTypeId, entrySessionId, jambNumber, passportFileId } = found.student;
    const { fee, payment, levelId } = await feeOf(ctx.db, found, "acceptance", entrySessionId);
    const letter = {
      ...addresseeOf(found, fee.session),
      ...offerOf(studentTypeId, levelId),
      reference: admissionReference(found.student),
    };
    const slug = programmeOfStudent(levelId, found.student.programme);
    const paper = { subjectId: fee.id, holderId: found.student.id };
    const admission = await issueSigned(
      ctx,
      { ...paper, kind: "admission-letter", facts: admissionFacts(letter) },
      await signatoryOf(ctx, found, levelId, "admission-letter"),
    );
    const acceptance = await issueDocument(ctx, {
      ...paper,
      kind: "acceptance-letter",
      facts: acceptanceFacts(letter, payment),
    });
    return {
      ...letter,
      kind: letterKindOf(studentTypeId),
      jambNumber,
      photoFileId: passportFileId,
      acceptBefore: fee.expiresAt.toISOString(),
      remarks: slug === undefined ? "" : await letterText(ctx.db, slug, entrySessionId),
      payment,
      signatory: admission.signatory,
      verification: { admission: admission.verification, acceptance },
    };
  },

  getDevelopmentLevyLetter: async (ctx, { sessionId }) => {
    const today = await studentOf(ctx.db, ctx.caller.userId);
    const found = await studentInSession(ctx.db, today, sessionId);
    const { fee, payment, levelId } = await feeOf(ctx.db, found, "development-levy", sessionId);
    const letter = {
      ...addresseeOf(found, fee.session),
      programme: offerOf(found.student.studentTypeId, levelId).programme,
      level: levelById(levelId).name,
      reference: levyReference(fee.session, found.student.number),
      photoFileId: found.student.passportFileId,
      payment,
    };
    const issued = await issueSigned(
      ctx,
      {
        kind: "development-levy-letter",
        subjectId: fee.id,
        holderId: found.student.id,
        facts: levyFacts(letter, payment),
      },
      await signatoryOf(ctx, found, levelId, "development-levy-letter"),
    );
    return { ...letter, ...issued };
  },
} satisfies Handlers<typeof admissionLetterEndpoints>;

/** The paid fee on which a letter rests, and the level at which the student then was. */
async function feeOf(
  db: Reader,
  { student }: CurrentStudent,
  purpose: FeePurpose,
  sessionId: number,
) {
  const asked = { studentId: student.id, purpose, sessionId };
  const fee = (await paidFee(db, asked)) ?? fail("fee_not_paid");
  const { rrr, amountKobo, paidAt } = fee;
  return {
    fee,
    payment: { rrr, amount: toNaira(amountKobo), paidAt: paidAt.toISOString() },
    levelId: fee.levelId ?? student.levelId,
  };
}

const addresseeOf = (
  { student, person, faculty, department }: CurrentStudent,
  session: string,
) => ({
  fullName: fullName(person),
  ...numberWithKind(student),
  faculty,
  department,
  session,
});

type Signing = Pick<Context, "db" | "services">;

/**
 * Who signs a paper that is given out today: the office that the school has said for the programme, by the
 * name that it has said, else by the name of its configuration, else whoever holds the office's role.
 */
async function signatoryOf(
  { db, services }: Signing,
  { student }: CurrentStudent,
  levelId: number,
  paper: SignedPaper,
): Promise<Signatory> {
  const slug = programmeOfStudent(levelId, student.programme);
  const said = slug && (await saidSignatory(db, slug, paper));
  const office = said?.office ?? signedPapers[paper].office;
  const named = said?.name || services.config.school.signatories[office];
  const officer = named === undefined ? await holderOf(db, office) : undefined;
  return { name: named ?? (officer ? fullName(officer) : null), office: offices[office] };
}
