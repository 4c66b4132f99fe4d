import { invoiceRows, receiptRows } from "@polyportal/domain/document/papers/payment";
import { fullName } from "@polyportal/domain/format/name";
import { toNaira } from "@polyportal/domain/format/naira";
import { paymentReceived } from "@polyportal/domain/messages/student-invoice";
import { descriptionOfPayment } from "@polyportal/domain/payment/description";
import { studentInvoicePath } from "@polyportal/domain/routes/paths";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { fingerprintOf, newCode } from "../../../families/document/issue.ts";
import type { Transaction } from "../../connect.ts";
import { academicSessions } from "../../schema/academic-session.ts";
import { departments } from "../../schema/faculty.ts";
import { invoices } from "../../schema/invoice.ts";
import { issuedDocuments } from "../../schema/issued-document.ts";
import { notifications } from "../../schema/notification.ts";
import { students } from "../../schema/student.ts";
import { copyRows } from "../../copy-rows.ts";
import { groupBy } from "../../../lists/group-by.ts";
import { idsOf, type HistoryPerson } from "../history/person.ts";
import type { Life } from "./life.ts";

/** Of a hundred students so many have opened their invoices, which gives them a code. */
const opening = 0.08;

/** Of the last two sessions: what each student was told of each payment, and the papers of some. */
export async function insertPapers(
  tx: Transaction,
  people: readonly HistoryPerson[],
  { random, joins }: Life,
): Promise<void> {
  const paidOf = groupBy(await paidLately(tx, people), ({ studentId }) => studentId);
  const told: (typeof notifications.$inferInsert)[] = [];
  const papers: (typeof issuedDocuments.$inferInsert)[] = [];
  for (const person of people) {
    const { student, user } = person;
    const opens = joins(person, opening);
    for (const { purpose, paidAt, ...paid } of paidOf.get(student.id) ?? []) {
      if (purpose === "application" || paidAt === null || paid.rrr === null) continue;
      const read = !paid.current || random.next() < 0.5;
      told.push({
        id: uuid(),
        userId: student.id,
        ...paymentReceived(purpose, paid.rrr),
        path: studentInvoicePath(purpose, paid),
        createdAt: paidAt,
        readAt: read ? paidAt : null,
      });
      if (!opens) continue;
      const bill = {
        fullName: fullName(user),
        matricNumber: student.matricNumber,
        department: paid.department,
        invoiceNo: paid.invoiceNo,
        rrr: paid.rrr,
        description: descriptionOfPayment(purpose, paid.paymentType, paid.session),
        total: toNaira(paid.amountKobo),
      };
      const of = { subjectId: paid.id, holderId: student.id, issuedAt: paidAt };
      papers.push(
        paper({ ...of, kind: "invoice", facts: invoiceRows(bill) }),
        paper({
          ...of,
          kind: "receipt",
          facts: receiptRows({ ...bill, paidAt: paidAt.toISOString() }),
        }),
      );
    }
  }
  await copyRows(tx, notifications, told);
  await copyRows(tx, issuedDocuments, papers);
}

type Paper = Omit<typeof issuedDocuments.$inferInsert, "code" | "fingerprint" | "kind"> & {
  kind: "invoice" | "receipt";
};

const paper = (one: Paper) => ({ ...one, code: newCode(), fingerprint: fingerprintOf(one) });

/** The last two sessions. */
const lately = (tx: Transaction) =>
  tx
    .select({ id: academicSessions.id })
    .from(academicSessions)
    .orderBy(desc(academicSessions.from))
    .limit(2);

const paidLately = (tx: Transaction, people: readonly HistoryPerson[]) =>
  tx
    .select({
      id: invoices.id,
      studentId: invoices.studentId,
      sessionId: invoices.sessionId,
      session: academicSessions.name,
      current: academicSessions.current,
      department: departments.name,
      invoiceNo: invoices.invoiceNo,
      rrr: invoices.rrr,
      purpose: invoices.purpose,
      paymentType: invoices.paymentType,
      amountKobo: invoices.amountKobo,
      paidAt: invoices.paidAt,
    })
    .from(invoices)
    .innerJoin(academicSessions, eq(academicSessions.id, invoices.sessionId))
    .innerJoin(students, eq(students.id, invoices.studentId))
    .innerJoin(departments, eq(departments.id, students.departmentId))
    .where(
      and(
        inArray(invoices.studentId, idsOf(people)),
        inArray(invoices.sessionId, lately(tx)),
        eq(invoices.state, "paid"),
      ),
    )
    .orderBy(asc(invoices.rrr));
