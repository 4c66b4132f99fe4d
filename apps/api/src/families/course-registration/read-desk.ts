import type { courseRegistrationEndpoints } from "@polyportal/api-client/contract/course-registration";
import { levelById } from "@polyportal/domain/student/levels";
import type { Handler } from "../../server/handler.ts";
import { studentOf } from "../student/current.ts";
import { deskOf } from "./desk.ts";
import { offeredView, sessionView, summaryOf, windowView } from "./view.ts";

type Endpoints = typeof courseRegistrationEndpoints;

/** What the student may register in a semester, without what could be borrowed. */
export const getRegistrableCourses: Handler<Endpoints["getRegistrableCourses"]> = async (
  ctx,
  asked,
) => {
  const desk = await deskOf(ctx, await studentOf(ctx.db, ctx.caller.userId), asked);
  const { session, window, missing, load, offered, registered } = desk;
  return {
    session: sessionView(session),
    semester: asked.semester,
    level: levelById(session.levelId).name,
    window: windowView(window),
    missing,
    minimumUnits: load.minimum,
    maximumUnits: load.maximum,
    courses: offered.filter(({ kind }) => kind !== "Borrowed").map(offeredView),
    registration: registered ? { ...summaryOf(registered), courses: registered.courses } : null,
  };
};

/** What other departments let the student borrow. */
export const listBorrowableCourses: Handler<Endpoints["listBorrowableCourses"]> = async (
  ctx,
  asked,
) => {
  const { offered } = await deskOf(ctx, await studentOf(ctx.db, ctx.caller.userId), asked);
  return offered.filter(({ kind }) => kind === "Borrowed").map(offeredView);
};
