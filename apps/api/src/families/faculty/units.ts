import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { and, eq, ne, or, sql, type AnyColumn } from "drizzle-orm";
import { failWithConflict, type Saved } from "../../audit/conflict.ts";
import type { Reader, Transaction } from "../../database/connect.ts";
import { departmentOptions, departments, faculties } from "../../database/schema/faculty.ts";
import { keepUnits } from "../../database/unit-as-of.ts";
import { fail } from "../../failure.ts";
import { isCodeFixed } from "./get-units.ts";

type Coded = typeof faculties | typeof departments;
type Units = Coded | typeof departmentOptions;

// What all of them have; drizzle's tables do not fit a type of several.
const plain = (table: Units) => table as typeof departmentOptions;
const coded = (table: Coded) => table as typeof faculties;

/**
 * Keeps everybody else from changing a table of units until the transaction ends: of two who take the
 * same name or number at once, the second sees the first's. There are dozens of rows, and few changes.
 */
export const lockUnits = (tx: Reader, table: Units) =>
  tx.execute(sql`lock table ${table} in share row exclusive mode`);

/** Which acts save a unit of a table. */
function savedAs(table: Units): Omit<Saved, "subjectId"> {
  if (table === faculties) {
    const actions = [
      "updateFaculty",
      "activateFaculty",
      "deactivateFaculty",
      "importChange",
    ] as const;
    return { subject: "faculty", actions };
  }
  if (table === departments) {
    const actions = [
      "updateDepartment",
      "activateDepartment",
      "deactivateDepartment",
      "moveDepartment",
      "importChange",
    ] as const;
    return { subject: "department", actions };
  }
  return {
    subject: "departmentOption",
    actions: [
      "updateDepartmentOption",
      "activateDepartmentOption",
      "deactivateDepartmentOption",
      "importChange",
    ],
  };
}

/** A unit as the form began from it; `conflict` where somebody has saved it since. */
export async function unitOf<Table extends Units>(
  tx: Reader,
  table: Table,
  { id, revision }: { readonly id: number; readonly revision: number },
): Promise<Table["$inferSelect"]> {
  const [found] = await tx
    .select()
    .from(plain(table))
    .where(eq(plain(table).id, id));
  if (!found) fail("not_found");
  if (found.revision !== revision) {
    return failWithConflict(tx, { ...savedAs(table), subjectId: String(id) });
  }
  return found;
}

/** Makes a unit, and answers its id. */
export async function insertUnit<Table extends Units>(
  tx: Transaction,
  table: Table,
  unit: Omit<Table["$inferInsert"], "id">,
): Promise<number> {
  const [made] = await tx
    .insert(plain(table))
    .values(unit as unknown as typeof departmentOptions.$inferInsert)
    .returning({ id: plain(table).id });
  return made?.id ?? fail("server_error");
}

/** Sets something of a unit; whoever began before begins again. Sessions that are over keep its name. */
export async function setUnit(
  tx: Transaction,
  table: Units,
  id: number,
  set: { name?: string; code?: string; active?: boolean; facultyId?: number },
): Promise<void> {
  if (set.name !== undefined || set.facultyId !== undefined) await keepUnits(tx, table, [id]);
  await tx
    .update(plain(table))
    .set({ ...set, revision: sql`${plain(table).revision} + 1` })
    .where(eq(plain(table).id, id));
}

const same = (column: AnyColumn, text: string) => sql`lower(${column}) = lower(${text})`;

/** Refuses a name or a code that another faculty or department has, however it is written. */
export async function refuseTaken(
  tx: Transaction,
  table: Coded,
  { id, name, code }: { readonly id?: number; readonly name: string; readonly code: string },
): Promise<void> {
  const { name: names, code: codes } = coded(table);
  const taken = await tx
    .select({ name: same(names, name).mapWith(Boolean), code: same(codes, code).mapWith(Boolean) })
    .from(coded(table))
    .where(
      and(
        or(same(names, name), same(codes, code)),
        id === undefined ? undefined : ne(coded(table).id, id),
      ),
    );
  if (taken.some((other) => other.name)) refuseName();
  if (taken.length > 0) fail("code_taken", { fields: { code: errorCodes.code_taken.message } });
}

/** Refuses a name that another option of the department has. */
export async function refuseTakenOption(
  tx: Transaction,
  { id, departmentId, name }: { id?: number; departmentId: number; name: string },
): Promise<void> {
  const { departmentId: of, name: names } = departmentOptions;
  const others = and(
    eq(of, departmentId),
    same(names, name),
    id === undefined ? undefined : ne(departmentOptions.id, id),
  );
  if ((await tx.$count(departmentOptions, others)) > 0) refuseName();
}

function refuseName(): never {
  fail("name_taken", { fields: { name: errorCodes.name_taken.message } });
}

/** Refuses to change a code that stands in matric numbers. */
export async function refuseFixedCode(tx: Transaction, before: string, after: string) {
  if (before !== after && (await isCodeFixed(tx, before))) {
    fail("code_fixed", { fields: { code: errorCodes.code_fixed.message } });
  }
}
