import { Writable } from "node:stream";
import type { NewSheet } from "../new-sheet.ts";

/** A file in memory, which may fail when it is written to. */
export function memoryFile(onWrite: () => void = () => undefined) {
  const chunks: Buffer[] = [];
  const file = new Writable({
    write(chunk: Buffer, _, done) {
      try {
        onWrite();
        chunks.push(chunk);
        done();
      } catch (failure) {
        done(failure instanceof Error ? failure : new Error(String(failure)));
      }
    },
  });
  return { file, bytes: () => Buffer.concat(chunks) };
}

/** Rows, some at a time, as a database hands them on. */
export async function* chunksOf<Row>(rows: readonly Row[], atOnce = 100) {
  for (let at = 0; at < rows.length; at += atOnce) yield rows.slice(at, at + atOnce);
}

/** A list of payments with these rows. */
export const payments = (
  rows: readonly (readonly (string | number | null)[])[],
  more: Partial<NewSheet> = {},
): NewSheet => ({
  title: "School fees paid",
  filters: ["Session: 2026/2027", "Programme: ND"],
  columns: [
    { label: "Matric number", kind: "text" },
    { label: "Full name", kind: "text" },
    { label: "Amount (₦)", kind: "money" },
    { label: "Units", kind: "number" },
    { label: "Paid on", kind: "date" },
  ],
  rows: chunksOf(rows),
  school: {
    name: "Alani State Polytechnic",
    address: "P.M.B. 1020, Ijemi, Nigeria",
    website: "https://www.example.edu.ng",
  },
  day: "2026-11-23",
  ...more,
});

export const paid = (at: number): readonly (string | number | null)[] => [
  `ND/CS/${String(at).padStart(6, "0")}`,
  `Ọláolúwa Ṣẹ́gun Ńwosu Ɓello Ɗan Ƙassim ${at}`,
  at * 100.5,
  at % 30,
  "2026-11-20",
];
