import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { changedSincePack, type MadePack, type RowNow } from "./since-pack.ts";

const ofClass = {
  departmentId: fc.integer({ min: 1, max: 2 }),
  levelId: fc.integer({ min: 1, max: 2 }),
  optionId: fc.option(fc.integer({ min: 1, max: 2 })),
};
const sheetId = fc.constantFrom("sheet 1", "sheet 2");
const studentId = fc.constantFrom("Ada", "Bola", "Chidi", "Dayo");
const version = fc.integer({ min: 1, max: 3 });

const rows: fc.Arbitrary<RowNow[]> = fc.uniqueArray(
  fc.record({ sheetId, studentId, version: fc.integer({ min: 0, max: 3 }), ...ofClass }),
  { selector: (row) => `${row.sheetId} ${row.studentId}` },
);
/** Packs of different moments. */
const packs: fc.Arbitrary<MadePack[]> = fc
  .array(
    fc.record({
      ...ofClass,
      versions: fc.dictionary(sheetId, fc.dictionary(studentId, version)),
    }),
    { maxLength: 4 },
  )
  .map((some) => some.map((pack, at) => ({ ...pack, madeAt: at })));

/** What the newest pack that has to do with a row says of it; undefined where none has. */
function shown(row: RowNow, made: readonly MadePack[]): number | undefined {
  let said: number | undefined;
  for (const pack of made) {
    const held = pack.versions[row.sheetId]?.[row.studentId];
    const own =
      pack.departmentId === row.departmentId &&
      pack.levelId === row.levelId &&
      (pack.optionId === null || pack.optionId === row.optionId);
    if (held !== undefined || own) said = held ?? 0;
  }
  return said;
}

test.prop([rows, packs, fc.integer()])(
  "a row is another if and only if the newest pack that shows it has another version",
  (now, made, seed) => {
    const shuffled = made.toSorted((one, other) => ((one.madeAt * 7 + seed) % 3) - other.madeAt);
    const changed = changedSincePack(now, shuffled).map(({ row }) => row);
    expect(changed).toEqual(
      now.filter((row) => {
        const said = shown(row, made);
        return said !== undefined && said !== row.version;
      }),
    );
  },
);

test.prop([rows])("without a pack nothing is compared", (now) => {
  expect(changedSincePack(now, [])).toEqual([]);
});

test.prop([rows, fc.record(ofClass)])(
  "a pack made now of all that a class has refuses nothing, and one changed row refuses that row",
  (now, own) => {
    const theirs = now.map((row) => ({ ...row, ...own }));
    const versions: Record<string, Record<string, number>> = {};
    for (const row of theirs) {
      if (row.version > 0) (versions[row.sheetId] ??= {})[row.studentId] = row.version;
    }
    const pack = { ...own, madeAt: 1, versions };
    expect(changedSincePack(theirs, [pack])).toEqual([]);
    for (const row of theirs) {
      const mended = { ...row, version: row.version + 1 };
      const after = theirs.map((one) => (one === row ? mended : one));
      expect(changedSincePack(after, [pack])).toEqual([{ row: mended, pack }]);
    }
  },
);

test("rows of other classes that came to the sheet are compared with no pack", () => {
  const pack: MadePack = {
    departmentId: 1,
    levelId: 2,
    optionId: null,
    madeAt: 1,
    versions: { gns: { Ada: 1 } },
  };
  const row = (student: string, levelId: number): RowNow => ({
    sheetId: "gns",
    studentId: student,
    version: 1,
    departmentId: 1,
    levelId,
    optionId: null,
  });
  const changed = changedSincePack([row("Ada", 2), row("Bola", 1), row("Chidi", 2)], [pack]);
  expect(changed.map(({ row: { studentId: who } }) => who)).toEqual(["Chidi"]);
});
