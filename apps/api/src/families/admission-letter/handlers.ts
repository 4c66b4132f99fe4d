import type { admissionLetterEndpoints } from "@polyportal/api-client/contract/admission-letter";
import { admissionReference, letterKindOf, offerOf } from "@polyportal/domain/admission/offer";
import { formatDate } from "@polyportal/domain/format/date";
import { fullName } from "@polyportal/domain/format/name";
import { formatNaira, toNaira } from "@polyportal/domain/format/naira";
import { groupRrr } from "@polyportal/domain/format/rrr";
import { levelById } from "@polyportal/domain/student/levels";
import type { Reader } from "../../database/connect.ts";
import { fail } from "../../server/failure.ts";
import type { Handlers } from "../../server/handler.ts";
import { issueDocument } from "../document/issue.ts";
import { studentOf } from "../student/current.ts";
import { holderOf, paidFee } from "./queries.ts";

/** Letters that a student prints once their fee is paid. */
export const admissionLetterHandlers = {
  getAdmissionLetter: async (ctx) => {
    const found = await studentOf(ctx.db, ctx.caller.userId);
    const { student, person, faculty, department } = found;
    const { id: studentId, entrySessionId: sessionId, matricNumber, studentTypeId } = student;
    const fee = await paidFee(ctx.db, { studentId, purpose: "acceptance", sessionId });
    if (!fee) return fail("fee_not_paid");
    const offer = offerOf(studentTypeId, fee.levelId ?? student.levelId);
    const name = fullName(person);
    const reference = admissionReference(matricNumber);
    const facts = [
      { label: "Full name", value: name },
      { label: "Matric number", value: matricNumber },
      { label: "Reference", value: reference },
      { label: "Session", value: fee.session },
      { label: "Programme", value: offer.programme },
      { label: "Department", value: department },
    ];
    const paper = { subjectId: fee.id, holderId: studentId };
    const admission = await issueDocument(ctx, { ...paper, kind: "admission-letter", facts });
    const acceptance = await issueDocument(ctx, {
      ...paper,
      kind: "acceptance-letter",
      facts: [...facts, ...factsOf(fee)],
    });
    return {
      kind: letterKindOf(studentTypeId),
      fullName: name,
      matricNumber,
      session: fee.session,
      faculty,
      department,
      reference,
      jambNumber: student.jambNumber,
      ...offer,
      acceptBefore: fee.expiresAt.toISOString(),
      payment: paymentOf(fee),
      signatory: await signatoryOf(ctx.db, "registrar"),
      verification: { admission, acceptance },
    };
  },

  getDevelopmentLevyLetter: async (ctx, { sessionId }) => {
    const found = await studentOf(ctx.db, ctx.caller.userId);
    const { student, person, faculty, department } = found;
    const { id: studentId, matricNumber, studentTypeId } = student;
    const fee = await paidFee(ctx.db, { studentId, purpose: "development-levy", sessionId });
    if (!fee) return fail("fee_not_paid");
    const levelId = fee.levelId ?? student.levelId;
    const name = fullName(person);
    const reference = `DEV/${fee.session}/${matricNumber}`;
    const verification = await issueDocument(ctx, {
      kind: "development-levy-letter",
      subjectId: fee.id,
      holderId: studentId,
      facts: [
        { label: "Full name", value: name },
        { label: "Matric number", value: matricNumber },
        { label: "Reference", value: reference },
        { label: "Session", value: fee.session },
        { label: "Department", value: department },
        ...factsOf(fee),
      ],
    });
    return {
      fullName: name,
      matricNumber,
      session: fee.session,
      faculty,
      department,
      reference,
      level: levelById(levelId).name,
      programme: offerOf(studentTypeId, levelId).programme,
      payment: paymentOf(fee),
      signatory: await signatoryOf(ctx.db, "bursar"),
      verification,
    };
  },
} satisfies Handlers<typeof admissionLetterEndpoints>;

type Fee = NonNullable<Awaited<ReturnType<typeof paidFee>>>;

const paymentOf = ({ rrr, amountKobo, paidAt }: Fee) => ({
  rrr,
  amount: toNaira(amountKobo),
  paidAt: paidAt.toISOString(),
});

const factsOf = ({ rrr, amountKobo, paidAt }: Fee) => [
  { label: "Amount paid", value: formatNaira(toNaira(amountKobo)) },
  { label: "RRR", value: groupRrr(rrr) },
  { label: "Date paid", value: formatDate(paidAt.toISOString()) },
];

const offices = { registrar: "Registrar", bursar: "Bursar" } as const;

async function signatoryOf(db: Reader, role: keyof typeof offices) {
  const officer = await holderOf(db, role);
  return { name: officer ? fullName(officer) : null, office: offices[role] };
}
