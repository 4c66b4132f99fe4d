/** In which order the test command runs its steps, and what it counts of them. */
import { expect, test, vi } from "vitest";
import { runSteps, type Outcome, type Step } from "../../scripts/test/run-steps.ts";

vi.spyOn(console, "log").mockImplementation(() => {});
vi.spyOn(console, "error").mockImplementation(() => {});

const passed = (count: number): Outcome => ({
  ok: true,
  counts: { passed: count, failed: 0, skipped: 0, failures: [] },
});

/** Steps that note when they begin and end, each after a turn of its own. */
function noted() {
  const said: string[] = [];
  const step = (name: string, outcome: Outcome = { ok: true }): Step => ({
    name,
    async run() {
      said.push(`${name} began`);
      await new Promise((resolve) => setTimeout(resolve));
      said.push(`${name} ended`);
      return outcome;
    },
  });
  return { said, step };
}

test("steps in the background run one after the other meanwhile, and have ended before what needs them", async () => {
  const { said, step } = noted();
  await runSteps([
    step("generated"),
    { ...step("lint"), background: true },
    { ...step("build"), background: true },
    step("tests", passed(3)),
    { ...step("journeys", passed(2)), afterBackground: true },
  ]);
  const order = (...events: string[]) => said.filter((event) => events.includes(event));
  expect(said.slice(0, 2)).toEqual(["generated began", "generated ended"]);
  expect(order("lint began", "tests began", "lint ended").slice(0, 2).toSorted()).toEqual([
    "lint began",
    "tests began",
  ]);
  for (const [one, next] of [
    ["lint ended", "build began"],
    ["build ended", "journeys began"],
    ["tests ended", "journeys began"],
  ] as const) {
    expect(order(one, next)).toEqual([one, next]);
  }
});

test("the output of steps in the background is printed, though nothing follows them", async () => {
  const log = vi.mocked(console.log);
  log.mockClear();
  const lint: Step = {
    name: "lint",
    background: true,
    run: () => Promise.resolve({ ok: false, output: "1 error" }),
  };
  const { ok } = await runSteps([lint]);
  expect(ok).toBe(false);
  expect(log.mock.calls.flat().join()).toContain("1 error");
});

test("the summary has all of them in their order, even when one fails", async () => {
  const { step } = noted();
  const { ok, summary, total } = await runSteps([
    { ...step("lint"), background: true },
    step("format", { ok: false }),
    step("tests", passed(3)),
    { name: "broken", run: () => Promise.reject(new Error("no such tool")) },
  ]);
  expect(summary.map((line) => line.replace(/ +[\d.]+ s/, ""))).toEqual([
    "✓ lint",
    "✗ format",
    "✓ tests  3 passed, 0 failed, 0 skipped",
    "✗ broken",
  ]);
  expect(ok).toBe(false);
  expect(total).toMatchObject({ passed: 3, failed: 2, skipped: 0 });
});

test("a runner that found nothing to run has failed", async () => {
  const { step } = noted();
  const { ok, total } = await runSteps([step("tests", passed(0))]);
  expect(ok).toBe(false);
  expect(total.failed).toBe(1);
});
