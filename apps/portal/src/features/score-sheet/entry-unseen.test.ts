import { fc, test } from "@fast-check/vitest";
import { scoreRefusals } from "@polyportal/domain/messages/score-sheet";
import { readRow, type TypedRow } from "@polyportal/domain/score-sheet/row";
import { earlierSplit, usualSplit, type Split } from "@polyportal/domain/score-sheet/split";
import { expect } from "vitest";
import { scoreRows } from "../../testing/score-sheets.ts";
import {
  beginEntry,
  enterCells,
  keepMine,
  refresh,
  savable,
  shownIn,
  standsIn,
  takeAnswer,
  takeTheirs,
  wrongIn,
  type Entered,
  type Entry,
  type SaveAnswer,
} from "./entry.ts";

const ofClass = scoreRows.filter((_, at) => at === 0 || at === 2 || at === 5);
const ids = ofClass.map(({ studentId }) => studentId);
const columns = ["test", "exam"] as const;
type Column = (typeof columns)[number];

type Asked = readonly (readonly [string, Pick<Entered, "stands"> & { readonly typed: TypedRow }])[];

/** A server in memory, which judges each row by the rule of the real one. */
function someServer() {
  const rows = new Map(ofClass.map((row) => [row.studentId, row]));
  const dropped = new Set<string>();
  const now: { split: Split; open: boolean } = { split: usualSplit, open: true };
  const onSheet = () => [...rows.values()].filter(({ studentId }) => !dropped.has(studentId));
  const judged = (id: string, typed: TypedRow) => {
    const stands = onSheet().find(({ studentId }) => studentId === id);
    if (!stands) return { refusals: { row: scoreRefusals.notInCourse } };
    return { stands, ...readRow(typed, stands, now.split) };
  };
  return {
    now,
    onSheet,
    isOnSheet: (id: string) => !dropped.has(id),
    judged,
    standsIn: (id: string, column: Column) =>
      standsIn(rows.get(id) ?? { test: null, exam: null }, column),
    drop: (id: string) => void (dropped.delete(id) || dropped.add(id)),
    /** Somebody else saves a mark. */
    other(id: string, test: number) {
      const stands = rows.get(id);
      if (stands) rows.set(id, { ...stands, test, version: stands.version + 1 });
    },
    save(asked: Asked): SaveAnswer {
      const answer = { saved: [], conflicts: [], refused: [] } as {
        -readonly [Key in keyof SaveAnswer]: SaveAnswer[Key];
      };
      for (const [id, { typed, stands: over }] of asked) {
        const read = judged(id, typed);
        if ("stands" in read && read.stands.version !== over.version) {
          answer.conflicts.push(read.stands);
        } else if ("refusals" in read) {
          answer.refused.push({ studentId: id, cells: { ...read.refusals } });
        } else {
          const { stands, marks } = read;
          if (columns.every((column) => stands[column] === marks[column])) continue;
          const written = { ...stands, ...marks, version: stands.version + 1 };
          rows.set(id, written);
          answer.saved.push(written);
        }
      }
      return answer;
    },
  };
}

const id = fc.constantFrom(...ids);
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant("type" as const),
      id,
      column: fc.constantFrom(...columns),
      // Of an exam the fourth is above the maximum of a narrower split, and the last above every one.
      text: fc.constantFrom("", "12", "30", "65", "71"),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("other" as const),
      id,
      mark: fc.constantFrom(0, 12, 25),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom("drop" as const, "keepMine" as const, "takeTheirs" as const),
      id,
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        ...(["send", "send", "answer", "answer", "lose", "fetch", "reload"] as const),
        ...(["close", "narrow"] as const),
      ),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Whether an answer leaves a row that was sent as it was. */
const isOpenIn = ({ conflicts, refused }: SaveAnswer, row: string): boolean =>
  [...conflicts, ...refused].some(({ studentId }) => studentId === row);

/** Somebody's page of the sheet, and what that person has typed and does not know to be saved. */
function somePage(server: ReturnType<typeof someServer>) {
  let entry: Entry = beginEntry(server.onSheet(), new Map());
  let split = server.now.split;
  /** What was sent and is not answered for. */
  let sent: ReadonlyMap<string, TypedRow> | undefined;
  let answer: SaveAnswer | undefined;
  let toldClosed = false;
  const marks = new Map<string, { id: string; column: Column; text: string; written: boolean }>();

  function type({ id: row, column, text }: Extract<Step, { kind: "type" }>) {
    const before = entry.get(row);
    if (!before) return;
    entry = enterCells(entry, [{ row, column, text }], sent);
    const under = sent?.get(row)?.[column];
    const isNew = under !== undefined || text !== standsIn(before.stands, column);
    const wasSaved = answer !== undefined && !isOpenIn(answer, row);
    if (!isNew) marks.delete(`${row} ${column}`);
    else {
      const written = wasSaved && under === text;
      marks.set(`${row} ${column}`, { id: row, column, text, written });
    }
  }

  function send() {
    const some = savable(entry, split);
    if (answer || some.length === 0) return;
    sent = new Map(some.map(([row, { typed }]) => [row, typed]));
    toldClosed = !server.now.open;
    if (toldClosed) return;
    answer = server.save(some);
    // What comes back neither refused nor in conflict stands there: now, or it did already.
    for (const [row, typed] of sent) {
      if (isOpenIn(answer, row)) continue;
      for (const column of columns) {
        const mark = marks.get(`${row} ${column}`);
        if (mark && mark.text === typed[column]) mark.written = true;
      }
    }
  }

  function take() {
    if (!answer || !sent) return;
    const [before, was, { refused }] = [entry, sent, answer];
    entry = takeAnswer(entry, sent, answer);
    [sent, answer] = [undefined, undefined];
    for (const { studentId } of refused) {
      const [typed, now] = [before.get(studentId)?.typed, entry.get(studentId)];
      if (!now || JSON.stringify(typed) !== JSON.stringify(was.get(studentId))) continue;
      expect(now.typed).toEqual(typed);
      expect(wrongIn(now, split)).not.toEqual({});
    }
  }

  /** Fresh rows take nothing of what was typed, and where somebody else was faster they say so beside it. */
  function show(fresh: Entry) {
    for (const stands of server.onSheet()) {
      const [before, now] = [entry.get(stands.studentId), fresh.get(stands.studentId)];
      if (!before || !now?.typed) continue;
      const isOlder = before.theirs || stands.version !== before.stands.version;
      if (isOlder) expect(now.theirs).toEqual(stands);
    }
    [entry, split] = [fresh, server.now.split];
  }

  function reload() {
    [sent, answer] = [undefined, undefined];
    const kept = [...entry].flatMap(([row, { typed, stands }]) =>
      typed ? [[row, { ...stands, typed }] as const] : [],
    );
    show(beginEntry(server.onSheet(), new Map(kept)));
  }

  /** Each mark that was typed is saved, or stands there as it was typed. */
  function expectSeen() {
    for (const [key, { id: row, column, text, written }] of marks) {
      const now = entry.get(row);
      const isOpen = now?.typed?.[column] !== undefined;
      const isSaved = !isOpen && (written || server.standsIn(row, column) === text);
      // Of who has dropped the course an emptied cell is no mark.
      const isEmptied = text === "" && !server.isOnSheet(row);
      // Nor is what stood before, once nothing else of the cell is under way.
      const isBack =
        sent?.get(row)?.[column] === undefined && now && text === standsIn(now.stands, column);
      if (isSaved || isEmptied || isBack) marks.delete(key);
      else expect(now && shownIn(now, column), `${column} of ${row}`).toBe(text);
    }
  }

  /** In the end everything goes out that can, over whatever others have saved. */
  function settle() {
    for (let round = 0; round < 3; round++) {
      take();
      expectSeen();
      show(refresh(entry, server.onSheet()));
      for (const row of ids) entry = keepMine(entry, row);
      expectSeen();
      send();
    }
    take();
    expectSeen();
    for (const row of entry.values()) {
      if (!row.typed) continue;
      const refused = "refusals" in server.judged(row.stands.studentId, row.typed);
      const isTold = Object.keys(wrongIn(row, split)).length > 0;
      expect(isTold, row.stands.studentId).toBe(refused);
      if (!refused) expect(toldClosed).toBe(true);
    }
  }

  return {
    type,
    send,
    take,
    reload,
    expectSeen,
    settle,
    lose: () => void (answer = undefined),
    fetch: () => show(refresh(entry, server.onSheet())),
    keepMine: (row: string) => void (entry = keepMine(entry, row)),
    takeTheirs(row: string) {
      if (!entry.get(row)?.theirs) return;
      entry = takeTheirs(entry, row);
      for (const column of columns) marks.delete(`${row} ${column}`);
    },
  };
}

test.prop([fc.array(step, { maxLength: 40, size: "max" })], { numRuns: 1000 })(
  "no mark is lost unseen: what was typed is saved, or stands there in conflict or refused, or somebody chose",
  (steps) => {
    const server = someServer();
    const page = somePage(server);
    for (const one of steps) {
      if (one.kind === "type") page.type(one);
      else if (one.kind === "other") server.other(one.id, one.mark);
      else if (one.kind === "drop") server.drop(one.id);
      else if (one.kind === "keepMine" || one.kind === "takeTheirs") page[one.kind](one.id);
      else if (one.kind === "close") server.now.open = !server.now.open;
      else if (one.kind === "narrow") server.now.split = earlierSplit;
      else if (one.kind === "answer") page.take();
      else page[one.kind]();
      page.expectSeen();
    }
    page.settle();
  },
);
