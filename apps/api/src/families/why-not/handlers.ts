import type { whyNotEndpoints } from "@polyportal/api-client/contract/why-not";
import { whyNotMessages as words } from "@polyportal/domain/messages/why-not";
import { findsSheet } from "@polyportal/domain/score-sheet/acts";
import type { Obstacle } from "@polyportal/domain/why-not/obstacle";
import { ownPath, staffPath } from "@polyportal/domain/why-not/paths";
import { mayAskWhyNot, visibleObstacles } from "@polyportal/domain/why-not/reader";
import { and, eq } from "drizzle-orm";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { courses } from "../../database/schema/course.ts";
import { fail } from "../../failure.ts";
import { keyIn } from "../../lists/search.ts";
import type { UserCaller } from "../../server/caller.ts";
import type { Context, Handler, Handlers } from "../../server/handler.ts";
import { sheetRelations } from "../score-sheet/sheet-relation.ts";
import { studentOf } from "../student/current.ts";
import { whyNot } from "./obstacles.ts";
import { studentAndReader } from "./reader.ts";

type Endpoints = typeof whyNotEndpoints;

/** What keeps the caller from something. */
const getWhyNot: Handler<Endpoints["getWhyNot"]> = async ({ db, now, caller }, asked) => {
  const current = await studentOf(db, caller.userId);
  const { obstacles, about } = await whyNot({ db, now, current }, asked);
  return { obstacles: obstacles.map((one) => ({ ...one, path: ownPath(one, about) })) };
};

/** The same for staff. A student of whom the caller may not ask this is not there. */
const getWhyNotOfStudent: Handler<Endpoints["getWhyNotOfStudent"]> = async (ctx, asked) => {
  const { db, now, caller } = ctx;
  const found = await studentAndReader(ctx, asked);
  if (!found || !mayAskWhyNot(asked.wish, found.reader)) {
    return fail("not_found", { message: words.noSuchStudent });
  }
  const current = await studentOf(db, found.studentId);
  const { obstacles, about } = await whyNot({ db, now, current }, asked);
  const told = visibleObstacles(asked.wish, found.reader, obstacles);
  const sheets = await sheetsFound({ db, caller }, told, found.sessionId);
  return {
    fullName: found.fullName,
    matricNumber: found.matricNumber,
    obstacles: told.map((one) => ({ ...one, path: staffPath(one, about, caller, sheets) })),
  };
};

/** The courses whose sheets the reader finds, of those that obstacles are about. */
async function sheetsFound(
  { db, caller }: Pick<Context, "db"> & { readonly caller: UserCaller },
  obstacles: readonly Obstacle[],
  sessionId: number,
): Promise<Set<number>> {
  const ids = obstacles.flatMap(({ courseIds }) => courseIds);
  if (ids.length === 0) return new Set();
  const which = and(keyIn(courses.id, ids), eq(academicSessions.id, sessionId));
  const relations = await sheetRelations(db, caller, which);
  return new Set(relations.filter(({ who }) => findsSheet(who)).map((one) => one.course_id));
}

/** Why somebody cannot register, is not on a class list, has no result, cannot pay, book or sign in. */
export const whyNotHandlers = { getWhyNot, getWhyNotOfStudent } satisfies Handlers<Endpoints>;
