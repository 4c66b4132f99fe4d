import type { scoreSheetEndpoints } from "@polyportal/api-client/contract/score-sheet";
import { fullName } from "@polyportal/domain/format/name";
import { findsSheet, sheetActsOf } from "@polyportal/domain/score-sheet/acts";
import { awardName } from "@polyportal/domain/student/award";
import { levelById } from "@polyportal/domain/student/levels";
import { and, desc, eq } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { scoreVersions } from "../../database/schema/results.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../failure.ts";
import type { UserCaller } from "../../server/caller.ts";
import type { Handler } from "../../server/handler.ts";
import { rosterOf } from "./roster.ts";
import { sheetRelation } from "./sheet-relation.ts";
import { lecturersOf, sheetOf, splitOf, standingOf, stepsOf } from "./sheet.ts";

type Endpoints = typeof scoreSheetEndpoints;
type Which = { readonly courseId: number; readonly sessionId: number };
type Asking = { readonly db: Reader; readonly caller: UserCaller };

/** A sheet that the caller may see; for others it is as if it was not there. */
export async function visibleSheet({ db, caller }: Asking, which: Which) {
  const [found, relation] = await Promise.all([
    sheetOf(db, which),
    sheetRelation(db, caller, which),
  ]);
  if (!found || !relation || !findsSheet(relation.who)) return fail("not_found");
  return { found, who: relation.who, chain: relation.chain };
}

export const getScoreSheet: Handler<Endpoints["getScoreSheet"]> = async (ctx, which) => {
  const { db, now } = ctx;
  const [{ found, who, chain }, rows, lecturers] = await Promise.all([
    visibleSheet(ctx, which),
    rosterOf(db, which),
    lecturersOf(db, which),
  ]);
  const { course, sheet } = found;
  const standing = standingOf(found);
  const steps = sheet ? await stepsOf(db, sheet.id) : [];
  return {
    id: sheet?.id ?? null,
    ...which,
    code: course.code,
    title: course.title,
    creditUnit: found.creditUnit,
    faculty: found.faculty,
    department: found.department,
    programme: awardName(course.levelId),
    level: levelById(course.levelId).name,
    session: found.session,
    semester: course.semester,
    state: standing.state,
    revision: sheet?.revision ?? 0,
    held: standing.held,
    closesAt: standing.closesAt?.toISOString() ?? null,
    split: splitOf(found),
    lecturers,
    acts: sheetActsOf(standing, who, chain, now),
    rows,
    steps,
  };
};

/** What one row was, version by version. */
export const listScoreVersions: Handler<Endpoints["listScoreVersions"]> = async (
  ctx,
  { studentId, ...which },
) => {
  const { found } = await visibleSheet(ctx, which);
  if (!found.sheet) return [];
  const rows = await ctx.db
    .select({ version: scoreVersions, by: users })
    .from(scoreVersions)
    .leftJoin(users, eq(users.id, scoreVersions.enteredBy))
    .where(and(eq(scoreVersions.sheetId, found.sheet.id), eq(scoreVersions.studentId, studentId)))
    .orderBy(desc(scoreVersions.version));
  return rows.map(({ version, by }) => ({
    ...version,
    changed: {
      by: by ? fullName(by) : "",
      at: version.enteredAt.toISOString(),
      source: version.source,
    },
  }));
};
