import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type * as z from "zod/mini";
import type { Reader } from "../../database/connect.ts";
import type { applicationChoices } from "../../database/schema/application.ts";
import {
  departmentOpenings,
  departmentOptions,
  departments,
  faculties,
} from "../../database/schema/faculty.ts";
import { enumItems, type EnumListName } from "../../database/schema/reference.ts";
import { fail } from "../../failure.ts";
import { fieldMessages } from "../../server/read-input.ts";

/** A condition on a field, either known now or evaluated by the database. */
export type Check = {
  readonly field: string;
  readonly holds: SQL | boolean;
  readonly message: string;
};

/** Evaluates all conditions in one query and returns those that fail. */
export async function brokenOf(db: Reader, checks: readonly Check[]): Promise<Check[]> {
  const questions = sql.join(
    checks.map(({ holds }) => (typeof holds === "boolean" ? sql`${holds}::boolean` : holds)),
    sql`, `,
  );
  const { rows } = await db.execute<{ held: boolean[] }>(sql`select array[${questions}] as held`);
  const held = rows[0]?.held ?? [];
  return checks.filter((_, index) => held[index] !== true);
}

/** Fails with `invalid_input` at the fields whose conditions fail. */
export async function requireAll(db: Reader, checks: readonly Check[]): Promise<void> {
  const broken = await brokenOf(db, checks);
  if (broken.length === 0) return;
  const fields: Record<string, string> = {};
  for (const { field, message } of broken) fields[field] ??= message;
  fail("invalid_input", { fields });
}

/** The messages for empty fields. An option that does not exist gets the same message as none chosen. */
export function askedBy(schema: z.ZodMiniType, blank: object): (field: string) => string {
  const fields = fieldMessages(schema.safeParse(blank).error?.issues ?? []);
  return (field) => fields[field] ?? "";
}

/** An id as SQL. Too large or missing ids become null instead of an error. */
export const idOf = (id: number | undefined): SQL =>
  Number.isSafeInteger(id) ? sql`${id}::bigint` : sql`null::bigint`;

export const exists = (table: PgTable & { id: AnyColumn }, id: number): SQL =>
  sql`exists (select 1 from ${table} where ${table.id} = ${idOf(id)})`;

export const inList = (list: EnumListName, id: number): SQL =>
  sql`exists (select 1 from ${enumItems}
    where ${enumItems.list} = ${list} and ${enumItems.id} = ${idOf(id)})`;

/** The faculty exists, and the department is one of its own and open to the programme's applicants. */
export const studyChecks = (
  programme: string,
  choice: { readonly facultyId: number; readonly departmentId: number },
  asked: (field: string) => string,
  named = { facultyId: "facultyId", departmentId: "departmentId" },
): Check[] => [
  {
    field: named.facultyId,
    holds: sql`exists (select 1 from ${faculties}
      where ${faculties.id} = ${idOf(choice.facultyId)} and ${faculties.active})`,
    message: asked(named.facultyId),
  },
  {
    field: named.departmentId,
    holds: sql`exists (select 1 from ${departments}
      join ${departmentOpenings} on ${departmentOpenings.departmentId} = ${departments.id}
      where ${departments.id} = ${idOf(choice.departmentId)} and ${departments.active}
        and ${departments.facultyId} = ${idOf(choice.facultyId)}
        and ${departmentOpenings.programmeSlug} = ${programme})`,
    message: asked(named.departmentId),
  },
];

/** The department exists and is open to the programme's applicants, in any faculty. */
const isOpen = (programme: string, departmentId: number): SQL =>
  sql`exists (select 1 from ${departments}
    join ${departmentOpenings} on ${departmentOpenings.departmentId} = ${departments.id}
    where ${departments.id} = ${idOf(departmentId)} and ${departments.active}
      and ${departmentOpenings.programmeSlug} = ${programme})`;

/** The chosen option and second department still exist. */
export const besidesChecks = (
  programme: string,
  {
    departmentOptionId: option,
    alternativeDepartmentId: alternative,
  }: Pick<typeof applicationChoices.$inferSelect, "departmentOptionId" | "alternativeDepartmentId">,
): Check[] => [
  ...(option === null
    ? []
    : [
        {
          field: "departmentOptionId",
          holds: sql`exists (select 1 from ${departmentOptions}
            where ${departmentOptions.id} = ${idOf(option)} and ${departmentOptions.active})`,
          message: "",
        },
      ]),
  ...(alternative === null
    ? []
    : [
        {
          field: "alternativeDepartmentId",
          holds: isOpen(programme, alternative),
          message: "",
        },
      ]),
];
