import { closedCircles } from "@polyportal/domain/course/prerequisites";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { needsOf, scoredNow } from "./course.ts";

/**
 * Which of these courses stay as an import has left them: those whose units or split would change under
 * scores that were entered since, and those that would need what is deleted, or themselves.
 */
export async function heldCourses(
  tx: Transaction,
  ids: readonly string[],
  importId: string,
): Promise<readonly string[]> {
  const { rows } = await tx.execute<{
    id: number;
    fixed: boolean;
    gone: boolean;
    requires: number[];
  }>(sql`
    select record_id::int as id, earlier.requires,
      (before ->> 'credit_unit', before ->> 'test_max', before ->> 'lab_max', before ->> 'exam_max')
        is distinct from
      (after ->> 'credit_unit', after ->> 'test_max', after ->> 'lab_max', after ->> 'exam_max') as fixed,
      exists (select from courses where id = any(earlier.requires) and deleted_at is not null) as gone
    from import_records, lateral (
      select array(select (one ->> 'required_course_id')::int
        from jsonb_array_elements(before -> 'course_prerequisites') one) as requires) earlier
    where import_id = ${importId} and table_name = 'courses' and before is not null
      and record_id = any(${sql.param([...ids])}::text[])`);
  const scored = await scoredNow(
    tx,
    rows.map(({ id }) => id),
  );
  const circles = closedCircles(
    await needsOf(tx),
    new Map(rows.filter(({ gone }) => !gone).map(({ id, requires }) => [id, requires])),
  );
  return rows
    .filter(({ id, fixed, gone }) => gone || circles.has(id) || (fixed && scored.has(id)))
    .map(({ id }) => String(id));
}
