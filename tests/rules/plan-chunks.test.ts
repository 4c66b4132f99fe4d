/** What the portal's pages share is put into few files: nothing is lost, nothing runs too early, little is fetched for nothing. */
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { planChunks, type Limits, type Module } from "../../scripts/vite/plan-chunks.ts";

const start = "start";

/** An app: what imports what, without circles, most pages from the start, and some parts fetched later still. */
const apps = fc
  .record({
    pages: fc.integer({ min: 2, max: 7 }),
    drawn: fc.array(
      fc.record({
        bytes: fc.integer({ min: 1, max: 5_000 }),
        imports: fc.array(fc.nat(30), { minLength: 1, maxLength: 5 }),
        loads: fc.array(fc.nat(30), { maxLength: 1 }),
        isStyle: fc.integer({ min: 0, max: 9 }).map((one) => one === 0),
      }),
      { minLength: 10, maxLength: 30 },
    ),
  })
  .map(({ pages, drawn }) => {
    const ids = drawn.map(({ isStyle }, at) =>
      at === 0 ? start : `${at}${isStyle ? ".css" : ""}`,
    );
    const idsOf = (numbers: readonly number[], from: number) => [
      ...new Set(numbers.map((number) => ids[number] ?? "").filter((id) => ids.indexOf(id) > from)),
    ];
    return new Map<string, Module>(
      drawn.map(({ bytes, imports, loads }, at) => {
        const isStart = at === 0;
        const own = {
          imports: isStart ? [] : idsOf(imports, Math.max(at, pages)),
          loads: isStart ? ids.slice(1, pages + 1) : idsOf(loads, at),
        };
        return [ids[at] ?? "", { bytes, ...own }];
      }),
    );
  });

/** Tight, as ours, and loose, where all that may be one file becomes one. */
const someLimits = fc.record({
  over: fc.constantFrom(0.1, 0.4, 5),
  bytesPerFile: fc.constantFrom(2_000, 1_000_000),
  most: fc.constantFrom(6_000, 12_000, 200_000),
  isApart: fc.constant((id: string) => isApart(id)),
});
const isApart = (id: string): boolean => id.endsWith(".css");

type App = ReadonlyMap<string, Module>;

function walk(from: string, next: (id: string) => readonly string[]): Set<string> {
  const found = new Set([from]);
  for (const id of found) for (const one of next(id)) found.add(one);
  return found;
}
const importsOf = (app: App) => (id: string) => app.get(id)?.imports ?? [];
const bytesOf = (app: App, ids: Iterable<string>) =>
  [...ids].reduce((sum, id) => sum + (app.get(id)?.bytes ?? 0), 0);

/** The app as a browser fetches it: the file of each module, and what every entry fetches beside the start. */
function asFetched(app: App, chunks: readonly (readonly string[])[]) {
  const begun = walk(start, importsOf(app));
  const reached = walk(start, (id) => [...importsOf(app)(id), ...(app.get(id)?.loads ?? [])]);
  const entries = [...new Set([...reached].flatMap((id) => app.get(id)?.loads ?? []))].filter(
    (id) => !begun.has(id),
  );
  const needs = new Map(
    entries.map((entry) => [
      entry,
      [...walk(entry, importsOf(app))].filter((id) => !begun.has(id)),
    ]),
  );
  const chunkOf = new Map(chunks.flatMap((ids, at) => ids.map((id) => [id, `chunk ${at}`])));
  const fileOf = (id: string) =>
    chunkOf.get(id) ??
    (needs.has(id) ? id : ([...needs].find(([, needed]) => needed.includes(id))?.[0] ?? id));
  const shared = [...new Set([...needs.values()].flat())];
  const files = Map.groupBy(shared, fileOf);
  const importedFrom = (file: string) =>
    (files.get(file) ?? [])
      .flatMap(importsOf(app))
      .filter((id) => !begun.has(id))
      .map(fileOf)
      .filter((other) => other !== file);
  const fetched = new Map(entries.map((entry) => [entry, walk(fileOf(entry), importedFrom)]));
  return { begun, needs, files, importedFrom, fetched };
}

/** A file for each set of entries that share something. */
const exactly = (app: App) =>
  planChunks(app, start, { over: 0, bytesPerFile: 1, most: 0, isApart: () => true });

describe("what pages share", () => {
  test.prop([apps, someLimits], { numRuns: 300 })(
    "stands in one file, and what one page needs stands in none",
    (app, limits) => {
      const chunks = planChunks(app, start, limits);
      const { begun, needs } = asFetched(app, chunks);
      const inFiles = chunks.flat();
      expect(new Set(inFiles).size).toBe(inFiles.length);
      for (const id of new Set([...begun, ...[...needs.values()].flat()])) {
        const by = [...needs.values()].filter((needed) => needed.includes(id)).length;
        expect(inFiles.includes(id), id).toBe(!begun.has(id) && !needs.has(id) && by > 1);
      }
    },
  );

  test.prop([apps, someLimits], { numRuns: 300 })(
    "has run before what imports it: no two files need one another",
    (app, limits) => {
      const { files, importedFrom } = asFetched(app, planChunks(app, start, limits));
      for (const file of files.keys()) {
        const before = importedFrom(file).flatMap((other) => [...walk(other, importedFrom)]);
        expect(before).not.toContain(file);
      }
    },
  );

  test.prop([apps, someLimits], { numRuns: 300 })(
    "has no page fetch more for nothing than it may",
    (app, limits) => {
      const { begun, needs, files, fetched } = asFetched(app, planChunks(app, start, limits));
      for (const [entry, needed] of needs) {
        const ids = [...(fetched.get(entry) ?? [])].flatMap((file) => files.get(file) ?? []);
        const most = bytesOf(app, needed) + limits.over * bytesOf(app, [...begun, ...needed]);
        expect(bytesOf(app, ids)).toBeLessThanOrEqual(most + 1e-6);
        expect(needed.filter((id) => !ids.includes(id))).toEqual([]);
      }
    },
  );

  test.prop([apps, someLimits], { numRuns: 300 })(
    "is fetched in no more files than exact ones, each of bearable size",
    (app, limits) => {
      const count = (chunks: readonly (readonly string[])[]) =>
        [...asFetched(app, chunks).fetched.values()].reduce((sum, files) => sum + files.size, 0);
      const exact = exactly(app);
      const chunks = planChunks(app, start, limits);
      expect(count(chunks)).toBeLessThanOrEqual(count(exact));
      for (const chunk of chunks) {
        const isExact = exact.some((ids) => ids.join() === chunk.join());
        expect(isExact || bytesOf(app, chunk) <= limits.most).toBe(true);
        // Styles hold for the whole page: with others they would come where they are not meant.
        expect(isExact || !chunk.some(isApart)).toBe(true);
      }
    },
  );

  test.prop([apps, someLimits, fc.infiniteStream(fc.nat())])(
    "is divided alike, in whatever order it was read",
    (app, limits, drawn) => {
      const shuffled = [...app]
        .map((one) => ({ one, key: drawn.next().value ?? 0 }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ one }) => one);
      expect(planChunks(new Map(shuffled), start, limits)).toEqual(planChunks(app, start, limits));
    },
  );

  test("nearly the same pages fetch one file of it", () => {
    const page = (...imports: string[]): Module => ({ bytes: 1_000, imports, loads: [] });
    const app = new Map<string, Module>([
      [start, { bytes: 100_000, imports: [], loads: ["users", "roles", "fees"] }],
      ["users", page("table", "filters")],
      ["roles", page("table", "filters", "tree")],
      ["fees", page("table")],
      ["table", page()],
      ["filters", page()],
      ["tree", page()],
    ]);
    const limits: Limits = { over: 0.05, bytesPerFile: 2_000, most: 12_000, isApart };
    expect(planChunks(app, start, limits)).toEqual([["filters", "table"]]);
    // Without the room for it, who pays fees would fetch filters for nothing.
    expect(planChunks(app, start, { ...limits, over: 0 })).toEqual([["table"], ["filters"]]);
  });
});
