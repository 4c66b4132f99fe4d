import type { registrationWindowEndpoints } from "@polyportal/api-client/contract/registration-window";
import {
  closedNow,
  dayThatCloses,
  momentsOf,
  type WindowMoments,
} from "@polyportal/domain/course-registration/window-form";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { and, eq } from "drizzle-orm";
import { failWithConflict } from "../../audit/conflict.ts";
import type { Change } from "../../database/change.ts";
import type { Transaction } from "../../database/connect.ts";
import { sessionById } from "../../database/sessions.ts";
import { registrationWindows } from "../../database/schema/course-registration.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import type { Asked } from "../course-registration/queries.ts";
import { lockWindow, isoMomentsOf, type Window } from "./windows.ts";

type Endpoints = typeof registrationWindowEndpoints;

const subject = "registrationWindow";
const idOf = ({ sessionId, semester }: Asked) => `${sessionId}-${semester}`;

const conflict = (tx: Transaction, asked: Asked) =>
  failWithConflict(tx, {
    subject,
    subjectId: idOf(asked),
    actions: ["saveRegistrationWindow", "closeRegistrationWindow"],
  });

/** A window as its form began from it, locked; revision 0 is "not set yet". */
async function windowOf(
  tx: Transaction,
  { revision, ...asked }: Asked & { readonly revision: number },
): Promise<{ before: Window | undefined; session: string }> {
  const session = await sessionById(tx, asked.sessionId);
  if (!session) fail("not_found");
  const before = await lockWindow(tx, asked);
  if ((before?.revision ?? 0) !== revision) return conflict(tx, asked);
  return { before, session: session.name };
}

/** Writes the moments of a window, and notes them. Of two who set one at once the second is told. */
async function store(
  { tx, audit }: Change,
  { sessionId, semester, session }: Asked & { readonly session: string },
  before: Window | undefined,
  { opensAt, lateFrom, closesAt, addDropClosesAt, appraisalsFrom }: WindowMoments,
  act: { action: "saveRegistrationWindow" | "closeRegistrationWindow"; reason?: string },
): Promise<void> {
  const asked = { sessionId, semester };
  const moments = { opensAt, lateFrom, closesAt, addDropClosesAt, appraisalsFrom };
  if (before) {
    await tx
      .update(registrationWindows)
      .set({ ...moments, revision: before.revision + 1 })
      .where(
        and(
          eq(registrationWindows.sessionId, sessionId),
          eq(registrationWindows.semester, semester),
        ),
      );
  } else {
    const made = await tx
      .insert(registrationWindows)
      .values({ ...asked, ...moments })
      .onConflictDoNothing()
      .returning({ revision: registrationWindows.revision });
    if (made.length === 0) return conflict(tx, asked);
  }
  const named = { semester, session };
  audit({
    ...act,
    subject,
    subjectId: idOf(asked),
    before: before && { ...named, ...isoMomentsOf(before) },
    after: { ...named, ...isoMomentsOf(moments) },
  });
}

/** Opens a semester's registration, or changes its days. */
export const saveRegistrationWindow: Handler<Endpoints["saveRegistrationWindow"]> = async (
  { change, now },
  { sessionId, semester, revision, ...days },
) => {
  const asked = { sessionId, semester };
  await change(async (changing) => {
    const { before, session } = await windowOf(changing.tx, { ...asked, revision });
    const moments = momentsOf(days, before);
    const field = dayThatCloses(before, moments, now);
    if (field) {
      const { message } = errorCodes.window_would_close;
      fail("window_would_close", { fields: { [field]: message } });
    }
    await store(changing, { ...asked, session }, before, moments, {
      action: "saveRegistrationWindow",
    });
  });
  return {};
};

/** Closes registration now, or what is still open after it. */
export const closeRegistrationWindow: Handler<Endpoints["closeRegistrationWindow"]> = async (
  { change, now },
  { revision, reason, ...asked },
) => {
  await change(async (changing) => {
    const { before, session } = await windowOf(changing.tx, { ...asked, revision });
    const after = before && closedNow(before, now);
    if (!after) return fail("window_not_open");
    await store(changing, { ...asked, session }, before, after, {
      action: "closeRegistrationWindow",
      reason,
    });
  });
  return {};
};
