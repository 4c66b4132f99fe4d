/** Writes or reads one sheet in a process of its own, and prints what it took: `KIND ROWS COLUMNS [FILE]`. */
import { createWriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import type {
  NewSheet,
  SheetCell,
  SheetColumn,
  SheetKind,
} from "../../../apps/api/src/sheets/new-sheet.ts";
import { readSheet } from "../../../apps/api/src/sheets/read-sheet.ts";
import { writeSheet } from "../../../apps/api/src/sheets/write-sheet.ts";

export type SheetWork = { ms: number; grownMb: number; stallMs: number };

const names = ["Adébùkọ́lá Chukwuemeka-Okonkwo", "Ṣọlá Olúwaṣeun Balógun", "Ɓello Ɗan Ƙassim"];
const departments = ["Computer Science", "Mass Communication", "Science Laboratory Technology"];

type Made = SheetColumn & { of: (row: number) => SheetCell };
const made: readonly Made[] = [
  { label: "Matric number", kind: "text", of: (row) => `ND/CS/${String(row).padStart(6, "0")}` },
  { label: "Full name", kind: "text", of: (row) => `${names[row % names.length]} ${row}` },
  { label: "RRR", kind: "text", of: (row) => String(310_000_000_000 + row * 7919) },
  { label: "Amount", kind: "money", of: (row) => ((row * 7919) % 5_000_000) / 100 },
  {
    label: "Paid on",
    kind: "date",
    of: (row) => `2026-11-${String(1 + (row % 28)).padStart(2, "0")}`,
  },
  { label: "Department", kind: "text", of: (row) => departments[row % departments.length] ?? null },
  { label: "Units", kind: "number", of: (row) => row % 30 },
  {
    label: "Remark",
    kind: "text",
    of: (row) => (row % 17 === 0 ? "The rest is due in May" : null),
  },
];

function sheetOf(rows: number, width: number): NewSheet {
  const columns = Array.from({ length: width }, (_, at) => made[at % made.length] as Made);
  async function* chunks() {
    for (let from = 0; from < rows; from += 500) {
      const count = Math.min(500, rows - from);
      yield Array.from({ length: count }, (_, at) => columns.map(({ of }) => of(from + at)));
    }
  }
  return {
    title: "School fees paid",
    columns,
    rows: chunks(),
    school: {
      name: "Alani State Polytechnic",
      address: "Ijemi",
      website: "https://www.example.edu.ng",
    },
    filters: ["Session: 2026/2027"],
    day: "2026-11-23",
    checkAt: "https://portal.example.edu.ng/verify/7KQ2-MX4P",
  };
}

const [, , work, rows, columns, file = ""] = process.argv;
const bytes = work === "read" ? await readFile(file) : undefined;
const before = process.memoryUsage.rss();
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const begin = performance.now();
if (bytes) {
  let count = 0;
  for await (const some of (await readSheet(bytes, file)).rows()) count += some.length;
  if (count !== Number(rows)) throw new Error(`${count} rows were read.`);
} else {
  await writeSheet(
    work as SheetKind,
    sheetOf(Number(rows), Number(columns)),
    createWriteStream(file),
  );
}
const ms = performance.now() - begin;
// A stall is noticed when it is over.
await setTimeout(20);
const took: SheetWork = {
  ms,
  grownMb: process.resourceUsage().maxRSS / 1024 - before / 1024 / 1024,
  stallMs: delay.max / 1e6,
};
console.log(JSON.stringify(took));
