import { numberWithKind } from "@polyportal/domain/student/number";
import type { PublicReceipt } from "@polyportal/api-client/contract/sundry-public";
import { receiptRows } from "@polyportal/domain/document/papers/payment";
import { toNaira } from "@polyportal/domain/format/naira";
import { receiptTitleOf } from "@polyportal/domain/payment/description";
import { eq, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { beginningOf } from "../../database/course-as-of.ts";
import { students } from "../../database/schema/student.ts";
import { departmentNameAsOf } from "../../database/unit-as-of.ts";
import { fail } from "../../failure.ts";
import { issueDocument, wasIssued } from "../document/issue.ts";
import { viewOf } from "../invoice/view.ts";
import type { Invoice } from "../payment/invoices.ts";

type Surroundings = Parameters<typeof issueDocument>[0] & Parameters<typeof viewOf>[0];

/** The student of an invoice as its papers name one. Asked for an applicant's too, so that both take one time. */
export async function payingStudent(db: Reader, invoice: Invoice | undefined) {
  const sessionId = sql`${invoice?.sessionId ?? null}::int`;
  const home = sql`coalesce((select there.department_id from student_sessions there
    where there.student_id = students.id and there.session_id = ${sessionId}), students.department_id)`;
  const [student] = await db
    .select({
      id: students.id,
      matricNumber: students.matricNumber,
      admissionNumber: students.admissionNumber,
      department: departmentNameAsOf(beginningOf(sessionId), home),
    })
    .from(students)
    .where(eq(students.id, invoice?.studentId ?? "00000000-0000-0000-0000-000000000000"));
  if (!student) return undefined;
  return { id: student.id, department: student.department, ...numberWithKind(student) };
}

type Student = Awaited<ReturnType<typeof payingStudent>>;

/** The receipt of a paid invoice: the paper that its payer has got already, or now gets first. */
export async function publicReceiptOf(
  ctx: Surroundings,
  invoice: Invoice,
  student: Student,
): Promise<PublicReceipt> {
  const { description, fullName, rrr, invoiceNo, total, paymentPurposeId, paidAt } = viewOf(
    ctx,
    invoice,
  );
  const date = paidAt ?? fail("payment_not_found");
  const { lines, paymentType } = invoice;
  const items = lines.map((line) => ({
    description: line.description,
    amount: toNaira(line.amountKobo),
  }));
  const paper = {
    kind: "receipt",
    subjectId: invoice.id,
    holderId: invoice.studentId,
    facts: receiptRows({ fullName, ...student, invoiceNo, rrr, description, total, paidAt: date }),
  } as const;
  const duplicate = await wasIssued(ctx.db, paper);
  return {
    title: receiptTitleOf(invoice.purpose),
    rrr,
    invoiceNo,
    matricNumber: student?.matricNumber ?? null,
    numberKind: student?.numberKind ?? null,
    fullName,
    department: student?.department ?? null,
    description,
    items: (items.length > 0 ? items : [{ description, amount: total }]).map((item) => ({
      ...item,
      paymentType,
      paymentPurposeId,
    })),
    total,
    date,
    duplicate,
    verification: await issueDocument(ctx, paper),
  };
}
