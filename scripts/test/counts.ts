import { readFile } from "node:fs/promises";

/** How many tests of a runner ended how, by its own report. */
export type Counts = { passed: number; failed: number; skipped: number };

export const noCounts: Readonly<Counts> = { passed: 0, failed: 0, skipped: 0 };

/** From the file of Vitest's JSON reporter; nothing when it came to no report. */
export async function vitestCounts(file: string): Promise<Counts> {
  const report = await readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
  }>(file);
  if (!report) return noCounts;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** From the file of Playwright's JSON reporter. A flaky test is a failed one. */
export async function playwrightCounts(file: string): Promise<Counts> {
  const report = await readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  }>(file);
  if (!report) return noCounts;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** From the file that a script of ours has left. */
export async function leftCounts(file: string): Promise<Counts> {
  return (await readReport<Counts>(file)) ?? noCounts;
}

export const added = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

async function readReport<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Report);
}
