import { historyWords } from "@polyportal/domain/audit/history";
import { unitCode } from "@polyportal/domain/faculty/forms";
import {
  importPeopleMessages as words,
  optionColumns,
  optionsKind,
} from "@polyportal/domain/messages/import-people";
import { requiredText } from "@polyportal/domain/validation/primitives";
import { copyRows } from "../../database/copy-rows.ts";
import { newIds } from "../../database/identities.ts";
import { departmentOptions, departments } from "../../database/schema/faculty.ts";
import { forgetUnits, keepUnits } from "../../database/unit-as-of.ts";
import { updateMany } from "../../database/update-many.ts";
import { recordKey } from "../../import/cells.ts";
import {
  importerOf,
  type ImportRow,
  type PlanContext,
  type Planned,
} from "../../import/importer.ts";
import { yesOrNo } from "../../import/one-of.ts";
import { lockUnits } from "./units.ts";

type Option = typeof departmentOptions.$inferSelect;

type OptionTarget = {
  readonly id: number;
  readonly departmentId: number;
  readonly active: boolean;
  readonly known: Option | undefined;
};

/**
 * What departments are split into, told by their department and name. A sheet adds options and mends how
 * a name is written; whom it touches to switch one off is counted on its page alone.
 */
export const optionsImporter = importerOf<OptionTarget>({
  name: optionsKind,
  claim: "school.enter",
  key: "name",
  columns: [
    { ...optionColumns.departmentCode, key: "departmentCode", required: true, schema: unitCode },
    { ...optionColumns.name, key: "name", required: true, schema: requiredText("", 120) },
    { ...optionColumns.active, key: "active", schema: yesOrNo(words.yesOrNo) },
  ],
  tables: [{ table: departmentOptions, key: departmentOptions.id, idOf: ({ id }) => id }],
  subject: "departmentOption",
  subjectId: ({ id }) => String(id),
  async plan(ctx, rows) {
    const standing = await readOptions(ctx, rows);
    const slots = rows.map(({ values }) => slotOf(standing, values));
    return rows.map(({ values }, at) => {
      const twice =
        slots[at] !== undefined && slots.filter((slot) => slot === slots[at]).length > 1;
      return twice
        ? { verdict: "Refused", reasons: [words.optionTwice] }
        : planOption(standing, values);
    });
  },
  async write({ tx }, rows) {
    await copyRows(
      tx,
      departmentOptions,
      rows
        .filter(({ target }) => !target.known)
        .map(({ target: { id, departmentId, active }, values: { name = "" } }) => ({
          id,
          departmentId,
          name,
          active,
        })),
    );
    const named = rows.flatMap(({ target: { id, known }, values: { name = "" } }) =>
      known ? [{ id, name, revision: known.revision + 1 }] : [],
    );
    await keepUnits(
      tx,
      departmentOptions,
      named.map(({ id }) => id),
    );
    await updateMany(tx, departmentOptions, "id", named);
  },
  undone: ({ tx }, _, ids) => forgetUnits(tx, departmentOptions, ids.map(Number)),
});

type Standing = Awaited<ReturnType<typeof readOptions>>;

/** All of them: a school has some dozens. */
async function readOptions({ db, locks }: PlanContext, rows: readonly ImportRow[]) {
  if (locks) await lockUnits(db, departmentOptions);
  const units = await db.select().from(departments);
  const options = await db.select().from(departmentOptions);
  // A preview writes nothing, and takes no ids.
  const ids = locks ? await newIds(db, departmentOptions, rows.length) : [];
  return {
    departments: new Map(units.map(({ id, code }) => [recordKey(code), id])),
    options: new Map(options.map((one) => [`${one.departmentId} ${recordKey(one.name)}`, one])),
    nextId: () => ids.shift() ?? 0,
  };
}

/** Which option of which department a row speaks of; none where there is no such department. */
function slotOf(standing: Standing, { departmentCode = "", name = "" }: ImportRow["values"]) {
  const departmentId = standing.departments.get(recordKey(departmentCode));
  return departmentId === undefined ? undefined : `${departmentId} ${recordKey(name)}`;
}

function planOption(standing: Standing, values: ImportRow["values"]): Planned<OptionTarget> {
  const { departmentCode = "", name = "", active } = values;
  const departmentId = standing.departments.get(recordKey(departmentCode));
  if (departmentId === undefined) {
    return { verdict: "Refused", reasons: [words.departmentUnknown] };
  }
  const known = standing.options.get(`${departmentId} ${recordKey(name)}`);
  if (!known) {
    const target = { id: standing.nextId(), departmentId, active: active !== "no", known };
    return { verdict: "New", changes: [], target };
  }
  const stands = known.active ? historyWords.yes : historyWords.no;
  if (active !== undefined && active !== stands) {
    return { verdict: "Refused", reasons: [words.optionSwitched] };
  }
  if (known.name === name) return { verdict: "Unchanged" };
  return {
    verdict: "Changed",
    changes: [{ column: "name", from: known.name, to: name }],
    target: { id: known.id, departmentId, active: known.active, known },
  };
}
