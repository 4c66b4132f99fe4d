import type { facultyEndpoints } from "@polyportal/api-client/contract/faculty";
import { wordsOfMove } from "@polyportal/domain/faculty/typed-words";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { ApprovalAct } from "../../approval/act.ts";
import { approvedOrAsked } from "../../approval/request-approval.ts";
import type { Change } from "../../database/change.ts";
import type { Reader } from "../../database/connect.ts";
import { departments, faculties } from "../../database/schema/faculty.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { lockUnits, setUnit, unitOf } from "./units.ts";

const { columns, move } = schoolSetupMessages;

/** Asks for a department to be moved; it goes there once another has approved it. */
export const moveDepartment: Handler<typeof facultyEndpoints.moveDepartment> = async (
  ctx,
  { id, revision, facultyId, reason, typed },
) => {
  const waits = await ctx.change(async (change) => {
    const { tx } = change;
    await lockUnits(tx, departments);
    const department = await unitOf(tx, departments, { id, revision });
    if (department.facultyId === facultyId) fail("same_faculty");
    const [from, to] = [await facultyOf(tx, department.facultyId), await facultyOf(tx, facultyId)];
    if (!to.active) fail("unit_inactive");
    const asked = await approvedOrAsked(
      change,
      ctx,
      {
        act: "moveDepartment",
        subject: "department",
        subjectId: String(id),
        title: move.request(department.name, to.name),
        payload: { id, from: from.id, to: to.id } satisfies Payload,
        before: { [columns.faculty]: from.name },
        after: { [columns.faculty]: to.name },
        concerned: [],
        reason,
      },
      { typed, words: wordsOfMove(department.code) },
    );
    if (asked) return true;
    await carryOut(change, { id, from: from.id, to: to.id }, reason);
    return false;
  });
  return { waits };
};

const payload = z.object({ id: z.int(), from: z.int(), to: z.int() });
type Payload = z.infer<typeof payload>;

/** Moves it, as things stand now: it has to be where it was when this was asked. */
async function carryOut({ tx, audit }: Change, { id, from, to }: Payload, reason: string) {
  const [department] = await tx.select().from(departments).where(eq(departments.id, id));
  if (department?.facultyId !== from) fail("conflict");
  const [before, after] = [await facultyOf(tx, from), await facultyOf(tx, to)];
  if (!after.active) fail("unit_inactive");
  await setUnit(tx, departments, id, { facultyId: to });
  audit({
    action: "moveDepartment",
    subject: "department",
    subjectId: String(id),
    before: { faculty: before.name },
    after: { faculty: after.name },
    reason,
  });
}

async function facultyOf(tx: Reader, id: number) {
  const [found] = await tx.select().from(faculties).where(eq(faculties.id, id));
  return found ?? fail("not_found");
}

/** What another approves before it is done to the school's units. */
export const facultyApprovalActs: readonly ApprovalAct[] = [
  {
    act: "moveDepartment",
    carryOut: async ({ change, reason }, asked) => {
      await lockUnits(change.tx, departments);
      await carryOut(change, payload.parse(asked), reason);
    },
  },
];
