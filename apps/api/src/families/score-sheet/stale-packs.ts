import { boardPackWords } from "@polyportal/domain/messages/board-pack";
import { compositeWords } from "@polyportal/domain/messages/composite";
import { changedSincePack, type MadePack } from "@polyportal/domain/score-sheet/since-pack";
import { levelById } from "@polyportal/domain/student/levels";
import { sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { asOf, beginningOf } from "../../database/course-as-of.ts";
import { departmentNameAsOf, optionNameAsOf } from "../../database/unit-as-of.ts";
import { groupBy } from "../../lists/group-by.ts";
import { rowsNow } from "./rows-now.ts";

type Semester = "First" | "Second";

type Found = {
  id: string;
  made_at: string;
  session_id: number;
  session: string;
  semester: Semester;
  department_id: number;
  department: string;
  level_id: number;
  department_option_id: number | null;
  option: string | null;
  versions: MadePack["versions"] | null;
};

/** Why a sheet is not published, and which classes' packs say another thing. */
export type StaleSheet = {
  readonly message: string;
  readonly classes: readonly {
    sessionId: number;
    session: string;
    semester: Semester;
    departmentId: number;
    department: string;
    levelId: number;
    level: string;
    departmentOptionId: number | null;
    option: string | null;
  }[];
};

/** Of some sheets those of which a row is another than the board was shown, by the sheet. */
export async function staleSheets(
  db: Reader,
  sheetIds: readonly string[],
): Promise<ReadonlyMap<string, StaleSheet>> {
  const packs = await newestPacks(db, sheetIds);
  if (packs.length === 0) return new Map();
  const rows = await rowsNow(db, sql`scores.sheet_id = any(${sql.param(sheetIds)}::uuid[])`);
  const changed = groupBy(changedSincePack(rows, packs), ({ row }) => row.sheetId);
  return new Map(
    [...changed].map(([sheetId, ofSheet]) => {
      const shown = [...new Set(ofSheet.map(({ pack }) => pack))];
      const message = boardPackWords.changedSince(
        ofSheet.map(({ row }) => row.fullName),
        shown.map(({ named, at }) => ({ name: compositeWords.classOf(named), at })),
      );
      return [sheetId, { message, classes: shown.map(({ named }) => named) }];
    }),
  );
}

const from = sql`academic_sessions."from"`;
const department = departmentNameAsOf(from, sql`packs.department_id`);
const option = optionNameAsOf(from, sql`packs.department_option_id`);

/** The newest pack of each class in the semesters of some sheets, with what it holds of these. */
async function newestPacks(db: Reader, sheetIds: readonly string[]) {
  const { rows } = await db.execute<Found>(sql`
    select packs.id, packs.made_at::text, packs.session_id, academic_sessions.name as session,
      packs.semester, packs.department_id, packs.level_id, packs.department_option_id,
      ${department} as department,
      ${option} as option,
      (select json_object_agg(held.key, held.value) from jsonb_each(packs.versions) held
        where held.key = any(${sql.param(sheetIds)}::text[])) as versions
    from board_packs packs
    join academic_sessions on academic_sessions.id = packs.session_id
    where (packs.session_id, packs.semester) in (
        select score_sheets.session_id, courses.semester from score_sheets
        join ${asOf(beginningOf(sql`score_sheets.session_id`), sql`score_sheets.course_id`)} on true
        where score_sheets.id = any(${sql.param(sheetIds)}::uuid[]))
      and not exists (
        select from board_packs later
        where later.session_id = packs.session_id and later.semester = packs.semester
          and later.department_id = packs.department_id and later.level_id = packs.level_id
          and later.department_option_id is not distinct from packs.department_option_id
          and (later.made_at, later.id) > (packs.made_at, packs.id))`);
  return rows.map((found) => {
    const { department_id: departmentId, level_id: levelId } = found;
    const madeAt = new Date(found.made_at);
    return {
      departmentId,
      levelId,
      optionId: found.department_option_id,
      madeAt: madeAt.getTime(),
      at: madeAt.toISOString(),
      versions: found.versions ?? {},
      named: {
        sessionId: found.session_id,
        session: found.session,
        semester: found.semester,
        departmentId,
        department: found.department,
        levelId,
        level: levelById(levelId).name,
        departmentOptionId: found.department_option_id,
        option: found.option,
      },
    };
  });
}
