import { expect, test } from "vitest";
import { ApiFailure } from "../failure.ts";
import { SheetProblem } from "../sheets/sheet-problem.ts";
import { builtProgram } from "../testing/built-program.ts";
import { createUntrusted, JobEnded } from "./run-untrusted.ts";

const deadlineMs = { cleanImage: 60_000, cleanPdf: 60_000, readSheet: 60_000 };
const limits = { deadlineMs, mostWaiting: 8, heapMb: 256 };

const sheet = (text: string) => ({ content: new TextEncoder().encode(text), fileName: "a.csv" });
const small = sheet("Name,Score\nAda,1\n");
/** Takes a second or so to be read. */
const long = () => sheet(`Name,Score\n${"Ada,1\n".repeat(10_000)}`);

/** A PDF of so many names, each of which its parser keeps. */
function ofNames(count: number, prefix = "N") {
  const names = Array.from({ length: count }, (_, at) => `/${prefix}${at} 1`).join(" ");
  const text = `%PDF-1.7\n1 0 obj\n<< ${names} >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text));
}

// As production runs it: of its sources each start of a worker takes most of a second.
const worker = await builtProgram("untrusted-worker");
const run = createUntrusted(limits, worker);

test("a job of the bundle's worker answers what it found, or why the sheet is refused", async () => {
  const { pieces, headings, count } = await run("readSheet", small);
  expect([headings, count]).toEqual([["Name", "Score"], 1]);
  expect(JSON.parse(new TextDecoder().decode(pieces[0]))).toEqual([
    { line: 2, cells: ["Ada", "1"], faults: [] },
  ]);
  await expect(run("readSheet", sheet("\0"))).rejects.toBeInstanceOf(SheetProblem);
});

test("the process answers others while a job runs", async () => {
  await run("readSheet", small);
  let turns = 0;
  const others = setInterval(() => (turns += 1), 1);
  await run("readSheet", long());
  clearInterval(others);
  expect(turns).toBeGreaterThan(10);
});

test("a job that takes too long is ended, and the next one is done", async () => {
  const hasty = createUntrusted({ ...limits, deadlineMs: { ...deadlineMs, readSheet: 1 } }, worker);
  await expect(hasty("readSheet", long())).rejects.toBeInstanceOf(JobEnded);
  const bytes = new Uint8Array(Buffer.from("%PDF-1.7"));
  expect(await hasty("cleanPdf", { bytes })).toBeUndefined();
});

test("a job that takes more memory than it may is ended, and the next one is done", async () => {
  const narrow = createUntrusted({ ...limits, heapMb: 16 }, worker);
  await expect(narrow("cleanPdf", { bytes: ofNames(100_000) })).rejects.toBeInstanceOf(JobEnded);
  expect((await narrow("readSheet", small)).count).toBe(1);
});

test("what one file leaves in memory is not the next one's burden", async () => {
  const narrow = createUntrusted({ ...limits, heapMb: 32 }, worker);
  // The parser keeps the names of each: three of them fill the heap.
  for (const file of ["A", "B", "C"]) {
    expect(await narrow("cleanPdf", { bytes: ofNames(45_000, file) })).toBeDefined();
  }
});

test("eight wait, one after another; who comes after is told to come again, but for what runs in the background", async () => {
  const nine = Array.from({ length: 9 }, () => run("readSheet", small));
  const tenth = run("readSheet", small);
  const patient = run("readSheet", small, { patient: true });
  await expect(tenth).rejects.toMatchObject({ code: "too_busy" } satisfies Partial<ApiFailure>);
  expect((await Promise.all([...nine, patient])).map(({ count }) => count)).toEqual(
    Array(10).fill(1),
  );
  expect((await run("readSheet", small)).count).toBe(1);
});
