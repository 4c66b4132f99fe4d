import { todayInLagos } from "@polyportal/domain/format/date";
import { toKobo } from "@polyportal/domain/format/naira";
import { statesAfter } from "@polyportal/domain/sundry/transcript-acts";
import { transcriptMessages } from "@polyportal/domain/messages/transcript";
import { workingDayAfter } from "@polyportal/domain/holiday/working-days";
import { transcriptStates, type TranscriptState } from "@polyportal/domain/sundry/transcript";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { sandboxOrders } from "../../schema/sandbox-gateway.ts";
import { students } from "../../schema/student.ts";
import {
  transcriptDestinations,
  transcriptFees,
  transcriptRequests,
  transcriptSteps,
} from "../../schema/transcript.ts";
import { users } from "../../schema/users.ts";
import { insertLedger, numbersOf } from "../history/insert.ts";
import { createLedger } from "../history/ledger.ts";
import { leaveUnpaid } from "../history/unpaid.ts";
import { holidayRows } from "./holidays.ts";

/** What a transcript costs to one destination, in naira, and in how many working days it is promised. */
const fees = [
  { delivery: "electronic", amount: 10_000, workingDays: 5 },
  { delivery: "sealed", amount: 12_500, workingDays: 7 },
  { delivery: "courier", amount: 35_000, workingDays: 10 },
] as const;

/** Who left in 2024 and can be written to: the details that the page asks. */
export const demoGraduate = {
  matricNumber: "ND/COM/22/0001",
  surname: "Ibrahim",
  dateOfBirth: "2002-07-19",
  year: "2024",
  email: "graduate@alani.example",
} as const;

const evaluator = "World Education Services";

const day = 86_400_000;
/** Beside those of the screening. */
const firstRrr = 271_000_000_000;

/** One request in each state; the one that is checked waits. */
const codes: Readonly<Record<TranscriptState, string>> = {
  unpaid: "TR-2222-PEND",
  paid: "TR-2222-PA2D",
  checking: "TR-2222-CHEK",
  prepared: "TR-2222-PREP",
  signed: "TR-2222-SGND",
  sent: "TR-2222-SENT",
  received: "TR-2222-RCVD",
};

export async function insertTranscripts(tx: Transaction, now: Date): Promise<void> {
  await tx
    .insert(transcriptFees)
    .values(fees.map(({ amount, ...fee }) => ({ ...fee, amountKobo: toKobo(amount) })));
  const [student] = await tx
    .select()
    .from(students)
    .where(eq(students.matricNumber, demoGraduate.matricNumber));
  if (!student) throw new Error("The demo has no graduate.");
  const person = { lastname: demoGraduate.surname, firstname: "Zainab", middlename: "" };
  await tx
    .update(users)
    .set({
      ...person,
      email: demoGraduate.email,
      mobileNumber: "08039990010",
    })
    .where(eq(users.id, student.id));
  await tx
    .update(students)
    .set({ dateOfBirth: demoGraduate.dateOfBirth })
    .where(eq(students.id, student.id));

  const [owner] = await tx.select().from(users).where(eq(users.userName, "exams"));
  const ledger = createLedger(await numbersOf(tx), firstRrr);
  const amountKobo = toKobo(12_500);
  const closed = new Set(holidayRows(now).map(({ day: date }) => date));
  const requests = Object.entries(codes).map(([state, code], index) => {
    const id = uuid();
    const createdAt = new Date(now.getTime() - (index + 1) * day);
    const invoice = ledger.pay({
      ...person,
      studentId: student.id,
      programmeSlug: null,
      purpose: "sundry",
      item: `transcript:${id}`,
      paymentType: "Full",
      lines: [{ description: transcriptMessages.line(evaluator), amountKobo }],
      sessionId: student.entrySessionId,
      email: demoGraduate.email,
      phone: "08039990010",
      amountKobo,
      paidAt: createdAt,
    });
    return {
      id,
      code,
      studentId: student.id,
      invoiceId: invoice.id,
      state: state as TranscriptState,
      workingDays: 7,
      promised: state === "unpaid" ? null : workingDayAfter(todayInLagos(createdAt), 7, closed),
      waitsFor: state === "checking" ? "The sheet of COM 211 is with the board." : "",
      // Whoever checks it has it to the end; what is paid nobody has taken up.
      ownerId: state === "unpaid" || state === "paid" ? null : owner?.id,
      createdAt,
    };
  });
  const [open] = requests;
  const unpaid = ledger.rows.invoices.find(({ id }) => id === open?.invoiceId);
  if (!unpaid) throw new Error("Nobody has asked for a transcript.");
  const order = leaveUnpaid(ledger.rows, unpaid, transcriptMessages.line(evaluator));
  await insertLedger(tx, ledger);
  await tx.insert(sandboxOrders).values(order);
  await tx.insert(transcriptRequests).values(requests);
  await tx.insert(transcriptDestinations).values(
    requests.map(({ id: requestId, state, createdAt }) => ({
      requestId,
      ...(!statesAfter("signed").includes(state)
        ? {}
        : { sentAt: new Date(createdAt.getTime() + day), dispatched: "EE 123 456 789 NG" }),
      ...(state === "received" && { receivedAt: new Date(createdAt.getTime() + 3 * day) }),
      position: 0,
      kind: "evaluator" as const,
      name: evaluator,
      country: "Canada",
      delivery: "sealed" as const,
      address: "2 Carlton Street, Suite 1400, Toronto",
      email: "",
      reference: "5512345",
    })),
  );
  await tx.insert(transcriptSteps).values(
    requests.flatMap(({ id: requestId, state, createdAt }) =>
      transcriptStates.slice(0, transcriptStates.indexOf(state) + 1).map((one, hour) => ({
        requestId,
        state: one,
        at: new Date(createdAt.getTime() + hour * 3_600_000),
      })),
    ),
  );
}
