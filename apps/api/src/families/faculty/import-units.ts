import {
  departmentColumns,
  facultyColumns,
  importPeopleMessages as words,
} from "@polyportal/domain/messages/import-people";
import { unitCode } from "@polyportal/domain/faculty/forms";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { requiredText } from "@polyportal/domain/validation/primitives";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { copyRows } from "../../database/copy-rows.ts";
import { newIds } from "../../database/identities.ts";
import { departments, faculties } from "../../database/schema/faculty.ts";
import { forgetUnits, keepUnits } from "../../database/unit-as-of.ts";
import { updateMany } from "../../database/update-many.ts";
import { recordKey } from "../../import/cells.ts";
import {
  importerOf,
  type ImportRow,
  type PlanContext,
  type Planned,
  type RowToWrite,
} from "../../import/importer.ts";

type Unit = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly revision: number;
};

type UnitTarget = { readonly id: number; readonly known: Unit | undefined };
type DepartmentTarget = UnitTarget & { readonly facultyId: number };

const name = requiredText("", 120);

export const facultiesImporter = importerOf<UnitTarget>({
  name: "faculties",
  claim: "school.enter",
  key: "code",
  columns: [
    { ...facultyColumns.code, key: "code", required: true, unique: true, schema: unitCode },
    { ...facultyColumns.name, key: "name", required: true, unique: true, schema: name },
  ],
  tables: [{ table: faculties, key: faculties.id, idOf: ({ id }) => id }],
  subject: "faculty",
  subjectId: ({ id }) => String(id),
  async plan(ctx, rows) {
    const standing = await readUnits(ctx, faculties, rows);
    return rows.map(({ values }) => planUnit(standing, values));
  },
  async write({ tx }, rows) {
    const { fresh, named } = partition(rows);
    await copyRows(
      tx,
      faculties,
      fresh.map(({ target: { id }, values }) => ({ id, ...unitFields(values) })),
    );
    await rename(tx, faculties, named);
  },
  undone: ({ tx }, _, ids) => forgetUnits(tx, faculties, ids.map(Number)),
});

export const departmentsImporter = importerOf<DepartmentTarget>({
  name: "departments",
  claim: "school.enter",
  key: "code",
  columns: [
    { ...departmentColumns.code, key: "code", required: true, unique: true, schema: unitCode },
    { ...departmentColumns.name, key: "name", required: true, unique: true, schema: name },
    { ...departmentColumns.facultyCode, key: "facultyCode", required: true, schema: unitCode },
  ],
  tables: [{ table: departments, key: departments.id, idOf: ({ id }) => id }],
  subject: "department",
  subjectId: ({ id }) => String(id),
  async plan(ctx, rows) {
    const standing = await readUnits(ctx, departments, rows);
    const parents = byCode(await ctx.db.select().from(faculties));
    const of = new Map(standing.units.map(({ id, facultyId }) => [id, facultyId]));
    return rows.map(({ values }): Planned<DepartmentTarget> => {
      const faculty = parents.get(recordKey(values["facultyCode"] ?? ""));
      const planned = planUnit(standing, values);
      const known =
        "target" in planned
          ? planned.target.known
          : standing.byCode.get(recordKey(values["code"] ?? ""));
      const moves = known && faculty && of.get(known.id) !== faculty.id;
      const reasons = [
        ...(planned.verdict === "Refused" ? planned.reasons : []),
        ...(faculty ? [] : [words.facultyUnknown]),
        ...(moves ? [words.otherFaculty] : []),
      ];
      if (!faculty || reasons.length > 0) return { verdict: "Refused", reasons };
      return "target" in planned
        ? { ...planned, target: { ...planned.target, facultyId: faculty.id } }
        : planned;
    });
  },
  async write({ tx }, rows) {
    const { fresh, named } = partition(rows);
    await copyRows(
      tx,
      departments,
      fresh.map(({ target: { id, facultyId }, values }) => ({
        id,
        facultyId,
        ...unitFields(values),
      })),
    );
    await rename(tx, departments, named);
  },
  undone: ({ tx }, _, ids) => forgetUnits(tx, departments, ids.map(Number)),
});

const unitFields = ({ code = "", name: unitName = "" }: ImportRow["values"]) => ({
  code,
  name: unitName,
});

const byCode = <Some extends Unit>(units: readonly Some[]) =>
  new Map(units.map((unit) => [recordKey(unit.code), unit]));

/** All of them: a school has a hand of faculties and some dozens of departments. */
async function readUnits<Table extends typeof faculties | typeof departments>(
  { db, locks }: PlanContext,
  table: Table,
  rows: readonly ImportRow[],
) {
  if (locks) await db.execute(sql`lock table ${table} in share row exclusive mode`);
  const units = (await db.select().from(table as typeof departments)) as (Table["$inferSelect"] &
    typeof departments.$inferSelect)[];
  // A preview writes nothing, and takes no ids.
  const ids = locks ? await newIds(db, table, rows.length) : [];
  return {
    units,
    byCode: byCode(units),
    byName: new Map(units.map((unit) => [recordKey(unit.name), unit])),
    nextId: () => ids.shift() ?? 0,
  };
}

type Standing = {
  readonly byCode: ReadonlyMap<string, Unit>;
  readonly byName: ReadonlyMap<string, Unit>;
  readonly nextId: () => number;
};

function planUnit(standing: Standing, values: ImportRow["values"]): Planned<UnitTarget> {
  const { code, name: unitName } = unitFields(values);
  const known = standing.byCode.get(recordKey(code));
  const namesake = standing.byName.get(recordKey(unitName));
  if (namesake && namesake.id !== known?.id)
    return { verdict: "Refused", reasons: [errorCodes.name_taken.message] };
  if (!known) {
    return { verdict: "New", changes: [], target: { id: standing.nextId(), known: undefined } };
  }
  if (known.name === unitName) return { verdict: "Unchanged" };
  const changes = [{ column: "name", from: known.name, to: unitName }];
  return { verdict: "Changed", changes, target: { id: known.id, known } };
}

async function rename(
  tx: Transaction,
  table: typeof faculties | typeof departments,
  named: readonly { id: number; name: string; revision: number }[],
) {
  await keepUnits(
    tx,
    table,
    named.map(({ id }) => id),
  );
  await updateMany(tx, table, "id", named);
}

/** New ones, and the names of those that are known: whoever edits one meanwhile is told. */
function partition<Target extends UnitTarget>(rows: readonly RowToWrite<Target>[]) {
  return {
    fresh: rows.filter(({ target }) => !target.known),
    named: rows.flatMap(({ target: { id, known }, values }) =>
      known ? [{ id, name: unitFields(values).name, revision: known.revision + 1 }] : [],
    ),
  };
}
