import type {
  BoardPackSaid,
  boardPackEndpoints,
} from "@polyportal/api-client/contract/score-sheet-board-packs";
import { fullName } from "@polyportal/domain/format/name";
import { compositeWords } from "@polyportal/domain/messages/composite";
import { readsUnpublished } from "@polyportal/domain/results/composite";
import { packCode } from "@polyportal/domain/score-sheet/board-pack";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Reader } from "../../database/connect.ts";
import { boardPacks } from "../../database/schema/results.ts";
import { users } from "../../database/schema/users.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { classReaderOf, membersOf } from "../results/class-reader.ts";
import { compositeOf } from "../results/composite.ts";
import { fingerprintOf } from "../results/fingerprint.ts";
import { boardAmendments } from "./board-amendments.ts";
import { boardCourses } from "./board-courses.ts";
import { boardRequests } from "./board-requests.ts";
import { earlierSessions } from "./earlier-years.ts";
import { rowsNow, rowsOfStudents, versionsIn } from "./rows-now.ts";

/** Makes a pack of a class, and keeps all that it says with the versions of which it says it. */
export const makeBoardPack: Handler<(typeof boardPackEndpoints)["makeBoardPack"]> = async (
  ctx,
  asked,
) => {
  const { db, caller, now } = ctx;
  const found = await classReaderOf(db, caller, asked);
  if (!found || !readsUnpublished(found.who)) return fail("not_found");
  const members = await membersOf(db, asked, {});
  const studentIds = members.map(({ studentId }) => studentId);
  // Before all else: what changes while the rest is read is another than these, and is told as changed.
  const versions = versionsIn(await rowsNow(db, rowsOfStudents(studentIds, asked)));
  const composite = await compositeOf(ctx, asked);
  const [earlier, courses, amendments, requests, madeBy] = await Promise.all([
    earlierSessions(db, {
      courseIds: composite.columns.map(({ courseId }) => courseId),
      sessionId: asked.sessionId,
      ofClass: asked,
    }),
    boardCourses(db, studentIds, asked),
    boardAmendments(db, studentIds, asked),
    boardRequests(db, studentIds, asked),
    nameOf(db, caller.userId),
  ]);
  const said: BoardPackSaid = {
    composite,
    earlier: [...earlier].map(([courseId, sessions]) => ({ courseId, sessions })),
    courses,
    amendments,
    requests,
    madeBy,
    madeAt: now.toISOString(),
  };
  const [id, fingerprint] = [uuid(), fingerprintOf(said)];
  const { sessionId, semester, departmentId, levelId, optionId: departmentOptionId } = asked;
  return ctx.change(async ({ tx, audit }) => {
    await tx.insert(boardPacks).values({
      id,
      sessionId,
      semester,
      departmentId,
      levelId,
      departmentOptionId,
      madeBy: caller.userId,
      madeAt: now,
      said,
      fingerprint,
      versions,
    });
    audit({
      action: "makeBoardPack",
      subject: "boardPack",
      subjectId: id,
      after: {
        class: compositeWords.classOf(composite),
        pack: packCode(fingerprint),
        packFingerprint: fingerprint,
      },
    });
    return { id };
  });
};

async function nameOf(db: Reader, userId: string): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user ? fullName(user) : "";
}
