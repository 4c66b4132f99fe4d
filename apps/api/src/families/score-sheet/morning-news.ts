import { scoreNews } from "@polyportal/domain/messages/score-news";
import { withSearch } from "@polyportal/domain/routes/search";
import { amendmentsPath, scoreSheetPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { beginningOf, todayInLagos } from "@polyportal/domain/format/date";
import {
  daysUntil,
  isDigestDue,
  isNewsTime,
  isReminded,
} from "@polyportal/domain/score-sheet/morning";
import { and, eq, gte, sql } from "drizzle-orm";
import { systemChangeIfNeeded } from "../../database/change-if-needed.ts";
import type { Reader, Transaction } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
import type { Job } from "../../jobs/jobs.ts";
import { groupBy } from "../../lists/group-by.ts";
import { tell, type Notice } from "../../notification/tell.ts";
import type { Machinery } from "../../server/mount.ts";
import { closingOf } from "./sheet.ts";
import { registrationsByHolder } from "../course-registration/waiting.ts";
import { waitingByPerson, type Waiting } from "./waiting.ts";

const action = "tellScoreNews" as const;
const subject = "academicSession" as const;

/** Reminds lecturers of scores that are due, and tells offices what waits for them: each morning once. */
export const morningNews = (machinery: Machinery): Job => ({
  name: "morning news of scores",
  seconds: 600,
  byTime: true,
  run: async () => {
    const now = new Date();
    if (isNewsTime(now)) await tellNews(machinery, now);
  },
});

/** Tells the news of a day unless that was done; answers how many people were told. */
export function tellNews(
  { db, services }: Pick<Machinery, "db" | "services">,
  now: Date,
): Promise<number | undefined> {
  return systemChangeIfNeeded(db, action, now, async ({ tx, audit }) => {
    const [session] = await tx
      .select()
      .from(academicSessions)
      .where(eq(academicSessions.current, true))
      // Of two processes the second waits, and finds the news told.
      .for("update");
    if (!session || (await isTold(tx, now))) return undefined;
    const reminders = await remindersOf(tx, now);
    const digests = await digestsOf(tx, session.id, now);
    const told = [...reminders, ...digests];
    await tell(tx, services, told);
    audit({
      action,
      subject,
      subjectId: String(session.id),
      after: {
        session: session.name,
        reminders: reminders.length,
        digests: digests.length,
      },
    });
    return told.length;
  });
}

/** Whether it was, on this day: also before the session turned over. */
async function isTold(tx: Transaction, now: Date): Promise<boolean> {
  const found = await tx
    .select({ id: auditRows.id })
    .from(auditRows)
    .where(and(gte(auditRows.at, beginningOf(todayInLagos(now))), eq(auditRows.action, action)))
    .limit(1);
  return found.length > 0;
}

type Due = {
  lecturer_id: string;
  course_id: number;
  session_id: number;
  current: boolean;
  code: string;
  deadline: string | null;
  extended: string | null;
};

/** Each lecturer's courses, of whichever session, whose scores are still to be handed on, with their day. */
async function remindersOf(db: Reader, now: Date): Promise<Notice[]> {
  const { rows } = await db.execute<Due>(sql`
    select taught.lecturer_id, courses.id as course_id, courses.code,
      taught.session_id, session.current,
      result_deadlines.closes_at::text as deadline,
      score_sheets.extended_until::text as extended
    from course_lecturers taught
    join courses on courses.id = taught.course_id
    join academic_sessions session on session.id = taught.session_id
    left join result_deadlines on result_deadlines.session_id = taught.session_id
      and result_deadlines.semester = courses.semester
    left join score_sheets on score_sheets.course_id = courses.id
      and score_sheets.session_id = taught.session_id
    where greatest(result_deadlines.closes_at, score_sheets.extended_until) > ${now.toISOString()}
      and coalesce(score_sheets.state, 'draft') = 'draft'
      and exists (select from registered_courses registered
        where registered.course_id = courses.id and registered.session_id = taught.session_id)
    order by courses.code`);
  const due = rows.flatMap(({ deadline, extended, ...of }) => {
    const closesAt = closingOf(
      deadline === null ? null : new Date(deadline),
      extended === null ? null : new Date(extended),
    );
    return isReminded(closesAt, now) ? [{ ...of, closesAt }] : [];
  });
  const together = groupBy(due, (one) =>
    [one.lecturer_id, one.session_id, one.closesAt.getTime()].join(" "),
  );
  return [...together.values()].flatMap((courses) => {
    const [first] = courses;
    if (!first) return [];
    const { lecturer_id: userId, course_id: courseId, session_id: sessionId, closesAt } = first;
    const list = first.current
      ? staffPaths.myCourses
      : withSearch(staffPaths.myCourses, { session: sessionId });
    const codes = courses.map(({ code }) => code);
    const path = courses.length === 1 ? scoreSheetPath(courseId, sessionId) : list;
    const words = scoreNews.due(codes, daysUntil(closesAt, now), closesAt);
    return [{ userId, ...words, path, now, kind: "scoresDue", about: String(sessionId) }];
  });
}

/** What waits for each office and adviser, in one letter, where it has grown since the morning before. */
async function digestsOf(db: Reader, sessionId: number, now: Date): Promise<Notice[]> {
  const waiting = await waitingByPerson(db);
  const registrations = await registrationsByHolder(db);
  return [...new Set([...waiting.keys(), ...registrations.keys()])].flatMap((userId) => {
    const sheets = waiting.get(userId) ?? [];
    const own = registrations.get(userId);
    const since = [...sheets.map((one) => one.since), ...(own ? [own.newest] : [])];
    if (!isDigestDue(since, now)) return [];
    const count = (act: string) => sheets.filter((one) => one.act === act).length;
    const words = scoreNews.waiting({
      check: count("check"),
      approve: count("approve"),
      publish: count("publish"),
      amend: count("amend"),
      registrations: own?.count ?? 0,
      codes: sheets.map(({ code }) => code),
    });
    const by = { kind: "scoresWait", about: String(sessionId) };
    return [{ userId, ...words, path: pathTo(sheets), now, ...by }];
  });
}

/** Where most of it is decided: of what is elsewhere, the letter tells. */
function pathTo(sheets: readonly Waiting[]): string {
  if (sheets.length === 0) return staffPaths.approveCourses;
  return sheets.every(({ act }) => act === "amend") ? amendmentsPath : staffPaths.scoreSheets;
}
