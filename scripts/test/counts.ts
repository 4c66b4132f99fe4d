import { readFile } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";
import { root } from "../command.ts";

/** How many tests of a runner ended how, by its own report. */
export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** Where and why those that failed did, a line each: said again at the end, for logs lose their middle. */
  failures: readonly string[];
};

export const noCounts: Readonly<Counts> = { passed: 0, failed: 0, skipped: 0, failures: [] };

export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

type VitestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
};

/** From the file of Vitest's JSON reporter; nothing when it came to no report. */
export async function vitestCounts(file: string): Promise<Counts> {
  const report = await readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    testResults: VitestFile[];
  }>(file);
  if (!report) return noCounts;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresOfFile),
  };
}

/** The files of that report that passed, by their absolute paths. */
export async function vitestPassed(file: string): Promise<string[]> {
  const report = await readReport<{ testResults: VitestFile[] }>(file);
  return (report?.testResults ?? []).flatMap(({ name, status }) =>
    status === "passed" ? [name] : [],
  );
}

/** Of a file that could not be run at all: its own message. */
function failuresOfFile({ name, status, message, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (failed.length === 0) return status === "failed" ? [line(name, message)] : [];
  return failed.map((test) => line(`${name} › ${test.fullName}`, test.failureMessages?.[0]));
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: {
      projectName: string;
      status: string;
      results: { error?: { message?: string; location?: { file: string; line: number } } }[];
    }[];
  }[];
};

/** From the file of Playwright's JSON reporter. A flaky test is a failed one. */
export async function playwrightCounts(file: string): Promise<Counts> {
  const report = await readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites: PlaywrightSuite[];
  }>(file);
  if (!report) return noCounts;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    failures: report.suites.flatMap(failuresOfSuite),
  };
}

function failuresOfSuite({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line: at, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) => {
        const error = results.find((result) => result.error)?.error;
        const where = error?.location ? ` (${error.location.file}:${error.location.line})` : "";
        return line(`[${projectName}] ${file}:${at} › ${title}${where}`, error?.message);
      }),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}

/** From the file that a script of ours has left. */
export async function leftCounts(file: string): Promise<Counts> {
  return (await readReport<Counts>(file)) ?? noCounts;
}

export const added = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  failures: [...one.failures, ...other.failures],
});

/**
 * The message's first line, what it had looked for and how far it came (the last lines of Playwright's call
 * log), without colours, as much as is read at a glance.
 */
function line(place: string, message = ""): string {
  const [first = "", ...more] = stripVTControlCharacters(message).trim().split("\n");
  const sought = more.filter((one) => /^(?:Locator|Expected|Received)\b/.test(one));
  const came = more.filter((one) => /^\s+- /.test(one)).slice(-3);
  const said = [first, ...sought, ...came.map((one) => one.trim())].join(" | ");
  return `${place.replace(`${root}/`, "")}: ${said.slice(0, 600)}`;
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Report);
}
