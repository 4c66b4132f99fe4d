import type { clearanceEndpoints } from "@polyportal/api-client/contract/admission-clearance";
import { fullName } from "@polyportal/domain/format/name";
import { clearanceWords } from "@polyportal/domain/messages/clearances";
import { numberWithKind } from "@polyportal/domain/student/number";
import { and, eq } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { studentClearances } from "../../database/schema/clearance.ts";
import { students } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import { pageOf } from "../../lists/page-of.ts";
import { notify } from "../../notification/notify.ts";
import { fail } from "../../failure.ts";
import type { Handler, Handlers } from "../../server/handler.ts";
import { clearanceSource, hasAccepted, itemsOf, newcomersOf } from "./list-clearances.ts";

type Endpoints = typeof clearanceEndpoints;

/** Somebody who has accepted, with what is asked of the checklist. */
async function newcomerOf(db: Reader, id: string) {
  const [found] = await newcomersOf(db)
    .where(and(eq(students.id, id), hasAccepted))
    .limit(1);
  if (!found) return fail("not_found");
  const asked = await itemsOf(db, [found]);
  return { ...found, items: asked(found) };
}

const getClearance: Handler<Endpoints["getClearance"]> = async ({ db }, { id }) => {
  const newcomer = await newcomerOf(db, id);
  const decided = await db
    .select({
      clearance: studentClearances,
      lastname: users.lastname,
      firstname: users.firstname,
      middlename: users.middlename,
    })
    .from(studentClearances)
    .leftJoin(users, eq(users.id, studentClearances.decidedBy))
    .where(eq(studentClearances.studentId, id));
  const { department, session } = newcomer;
  return {
    id,
    fullName: fullName(newcomer),
    ...numberWithKind(newcomer),
    department,
    session,
    components: newcomer.items.map(({ id: itemId, name, office }) => {
      const one = decided.find(({ clearance }) => clearance.itemId === itemId);
      const { lastname, firstname, middlename, clearance } = one ?? {};
      return {
        itemId,
        name,
        office,
        state: clearance?.state ?? ("waiting" as const),
        note: clearance?.note ?? "",
        by:
          lastname && firstname
            ? fullName({ lastname, firstname, middlename: middlename ?? "" })
            : null,
        at: clearance?.decidedAt?.toISOString() ?? null,
      };
    }),
  };
};

const noted = {
  cleared: "clearComponent",
  returned: "returnComponent",
  waiting: "reopenComponent",
} as const;

/** What an office decides; what is returned is told to the newcomer. */
const updateClearance: Handler<Endpoints["updateClearance"]> = async (
  { caller, change, now },
  { id, itemId, was, state, note },
) => {
  await change(async ({ tx, audit }) => {
    // Locked, so that of two officers the second finds what the first has decided.
    await tx.select({ id: students.id }).from(students).where(eq(students.id, id)).for("update");
    const { items } = await newcomerOf(tx, id);
    const item = items.find((one) => one.id === itemId) ?? fail("not_found");
    const [before] = await tx
      .select()
      .from(studentClearances)
      .where(and(eq(studentClearances.studentId, id), eq(studentClearances.itemId, itemId)));
    if ((before?.state ?? "waiting") !== was) fail("conflict");
    const said = {
      state,
      note: state === "returned" ? note : "",
      decidedBy: caller.userId,
      decidedAt: now,
    };
    await tx
      .insert(studentClearances)
      .values({ studentId: id, itemId, ...said })
      .onConflictDoUpdate({
        target: [studentClearances.studentId, studentClearances.itemId],
        set: said,
      });
    audit({
      action: noted[state],
      subject: "student",
      subjectId: id,
      before: { state: was },
      after: { component: item.name, state },
      ...(said.note !== "" && { reason: said.note }),
    });
    if (state !== "returned") return;
    const title = clearanceWords.told.title(item.name);
    await notify(tx, { userId: id, title, body: note, now });
  });
  return {};
};

/** What officials do with the clearance of newcomers. */
export const clearanceHandlers = {
  listClearances: pageOf(clearanceSource),
  getClearance,
  updateClearance,
} satisfies Handlers<Endpoints>;
