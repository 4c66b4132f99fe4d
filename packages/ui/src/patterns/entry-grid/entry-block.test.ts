import { describe, expect, test } from "vitest";
import {
  blockOf,
  cellsOf,
  changes,
  fill,
  nextOf,
  pasteAt,
  textOfBlock,
  wrongCells,
} from "./entry-block.ts";
import { movedBy } from "./entry-move.ts";
import type { EntryColumn, EntryRow } from "./entry-types.ts";

const columns: readonly EntryColumn[] = [
  { id: "number", header: "Matric number", width: 10 },
  { id: "test", header: "Test", entered: true, numeric: true, width: 4 },
  { id: "exam", header: "Exam", entered: true, numeric: true, width: 4 },
  { id: "total", header: "Total", computed: true, numeric: true, width: 4 },
];
const why: EntryColumn = { id: "why", header: "Why", entered: true, width: 8 };
const row = (number: string, test = "", exam = "", further: Partial<EntryRow> = {}): EntryRow => ({
  id: number,
  label: number,
  cells: { number, test, exam, total: "" },
  ...further,
});
const rows = [row("ND/1", "10", "20"), row("ND/2"), row("ND/3", "", "", { locked: true })];
const grid = { columns, rows };
const withReasons = { columns: [...columns, why], rows };

describe("a pasted block", () => {
  test("is laid from the place on, into what is typed alone", () => {
    const pasted = pasteAt(grid, { row: 0, column: 1 }, cellsOf("17.5\t40\r\n12\t51\r\n"));
    expect(pasted.entries).toEqual([
      { row: "ND/1", column: "test", text: "17.5" },
      { row: "ND/1", column: "exam", text: "40" },
      { row: "ND/2", column: "test", text: "12" },
      { row: "ND/2", column: "exam", text: "51" },
    ]);
    expect(pasted).toMatchObject({ shifted: 0, tooLong: 0 });
  });

  test("with numbers beside it enters no row that is another's", () => {
    const slipped = cellsOf("ND/1\t1\nND/3\t2\nND/3\t3");
    expect(pasteAt(grid, { row: 0, column: 0 }, slipped)).toMatchObject({
      entries: [{ row: "ND/1", column: "test", text: "1" }],
      shifted: 1,
    });
  });

  test("that goes over a total leaves it out, and the columns behind it are entered", () => {
    const pasted = pasteAt(withReasons, { row: 0, column: 0 }, cellsOf("ND/1\t17\t40\t99\tseen"));
    expect(pasted.entries).toEqual([
      { row: "ND/1", column: "test", text: "17" },
      { row: "ND/1", column: "exam", text: "40" },
      { row: "ND/1", column: "why", text: "seen" },
    ]);
  });

  test("under headings goes to the columns that they name, wherever these stand", () => {
    const sheet = "S/N\tMatric number*\tExam (70)\tTest (30)\tWhy\r\n1\tND/1\t40\t17\tseen\r\n";
    const pasted = pasteAt(withReasons, { row: 0, column: 1 }, cellsOf(sheet));
    expect(pasted.entries).toEqual([
      { row: "ND/1", column: "exam", text: "40" },
      { row: "ND/1", column: "test", text: "17" },
      { row: "ND/1", column: "why", text: "seen" },
    ]);
    expect(pasteAt(withReasons, { row: 1, column: 1 }, cellsOf(sheet)).shifted).toBe(1);
  });

  test("leaves what stands where a cell or a line of it is empty", () => {
    const pasted = pasteAt(grid, { row: 0, column: 0 }, cellsOf("ND/1\t\t41\n\nND/3\t5\n\n\n"));
    expect(pasted).toEqual({
      entries: [{ row: "ND/1", column: "exam", text: "41" }],
      shifted: 0,
      tooLong: 0,
    });
  });

  test("that is too long says how many rows were left over, and a locked row takes none", () => {
    const pasted = pasteAt(grid, { row: 2, column: 1 }, cellsOf("1\n2\n3"));
    expect(pasted).toEqual({ entries: [], shifted: 0, tooLong: 2 });
  });
});

test("what is copied is what is pasted", () => {
  const block = blockOf({ row: 1, column: 2 }, { row: 0, column: 1 });
  expect(textOfBlock(grid, block)).toBe("10\t20\n\t");
  expect(cellsOf(textOfBlock(grid, block))).toEqual([["10", "20"]]);
});

test.each([
  [
    "a line break within quotes",
    '12\t"seen with notes,\r\nreported ""twice"""\t4\n5',
    [["12", 'seen with notes, reported "twice"', "4"], ["5"]],
  ],
  ["a tab within quotes", '"a\tb"\tc', [["a b", "c"]]],
  ["quotes that open no cell", '5" disk\t"so"called\t"open', [['5" disk', '"so"called', '"open']]],
  ["an empty cell at either end", "\tb\t\n", [["", "b", ""]]],
  ["empty lines at the end", "1\n\n2\n\n\t\n", [["1"], [""], ["2"]]],
  ["lines of an old Mac", "1\r2", [["1"], ["2"]]],
  ["nothing", "\n", []],
])("%s is read as the spreadsheet meant it", (_, text, cells) => {
  expect(cellsOf(text)).toEqual(cells);
});

test("wrong cells are walked in order, forwards and back, round the end", () => {
  const wrong = [
    row("ND/1"),
    row("ND/2", "a", "b", { wrong: { test: "no", exam: "no", row: "no" } }),
    row("ND/3", "c", "", { wrong: { test: "no" } }),
  ];
  const places = wrongCells({ columns, rows: wrong });
  expect(places).toEqual([
    { row: 1, column: 1 },
    { row: 1, column: 2 },
    { row: 2, column: 1 },
  ]);
  expect(nextOf(places, { row: 1, column: 1 })).toEqual({ row: 1, column: 2 });
  expect(nextOf(places, { row: 2, column: 1 })).toEqual({ row: 1, column: 1 });
  expect(nextOf(places, { row: 1, column: 1 }, true)).toEqual({ row: 2, column: 1 });
  expect(nextOf([], { row: 0, column: 0 })).toBeUndefined();
});

test("filling repeats the first row, or one text, and only what differs is entered", () => {
  const block = blockOf({ row: 0, column: 1 }, { row: 2, column: 2 });
  expect(changes(rows, fill(grid, block))).toEqual([
    { row: "ND/2", column: "test", text: "10" },
    { row: "ND/2", column: "exam", text: "20" },
  ]);
  expect(changes(rows, fill(grid, block, ""))).toEqual([
    { row: "ND/1", column: "test", text: "" },
    { row: "ND/1", column: "exam", text: "" },
  ]);
});

describe("keys", () => {
  const size = { columns, rows: 3 };
  const by = (key: string, at: [number, number], more = {}) => {
    const to = movedBy(
      { row: at[0], column: at[1] },
      { key, shiftKey: false, ctrl: false, ...more },
      size,
    );
    return to && [to.row, to.column];
  };
  test.each([
    ["Enter", [0, 1], [1, 1]],
    ["ArrowDown", [2, 1], [2, 1]],
    ["ArrowRight", [0, 3], [0, 3]],
    ["Tab", [0, 1], [0, 2]],
    ["Tab", [0, 2], [1, 1]],
    ["Tab", [2, 2], undefined],
    ["Home", [1, 2], [1, 0]],
    ["PageDown", [0, 1], [2, 1]],
    ["a", [0, 1], undefined],
  ] as const)("%s from %j leads to %j", (key, at, to) => {
    expect(by(key, [...at])).toEqual(to);
  });

  test("Tab with Shift goes back over the rows, and out at the first", () => {
    expect(by("Tab", [1, 1], { shiftKey: true })).toEqual([0, 2]);
    expect(by("Tab", [0, 1], { shiftKey: true })).toBeUndefined();
    expect(by("Enter", [1, 1], { shiftKey: true })).toEqual([0, 1]);
  });
});
