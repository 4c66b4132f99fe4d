import { expect, test } from "vitest";
import { csvCell, csvOf, tableOf } from "./csv.ts";

test.each([
  ['=HYPERLINK("http://evil")', '"\'=HYPERLINK(""http://evil"")"'],
  ["+2348012345678", "'+2348012345678"],
  ["-1+1", "'-1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["\r=1", '"\'\r=1"'],
])("%j is no formula any more", (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test.each([
  ["Adeyemi", "Adeyemi"],
  ["Adeyemi, Bola", '"Adeyemi, Bola"'],
  ['the "Rock"', '"the ""Rock"""'],
  ["two\nlines", '"two\nlines"'],
  ["a=b", "a=b"],
  [-500, "-500"],
  [125_000_000.5, "125000000.5"],
  [0, "0"],
  [Number.NaN, ""],
  [null, ""],
  [undefined, ""],
  ["", ""],
])("%j is written %j", (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test("a file has its mark, its heads and its rows", () => {
  const columns = [
    { id: "name", header: "Name", value: (row: { name: string }) => row.name },
    { id: "size", header: "Length", value: (row: { name: string }) => row.name.length },
  ];
  expect(csvOf(tableOf(columns, [{ name: "Ọláṣubọ̀mí" }]))).toBe(
    "\uFEFFName,Length\r\nỌláṣubọ̀mí,10\r\n",
  );
});

test("a table without rows is its heads", () => {
  expect(csvOf(tableOf([{ id: "a", header: "A", value: () => 1 }], []))).toBe("\uFEFFA\r\n");
});
