/** In which order the test command runs its steps, and what it counts of them. */
import { expect, test, vi } from "vitest";
import { runSteps, type Outcome, type Step } from "../../scripts/test/run-steps.ts";

vi.spyOn(console, "log").mockImplementation(() => {});
vi.spyOn(console, "error").mockImplementation(() => {});

const passed = (count: number): Outcome => ({
  ok: true,
  counts: { passed: count, failed: 0, skipped: 0, failures: [] },
});

/** Steps that note when they begin and end; the one beside others ends when it is told to. */
function noted() {
  const said: string[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const step = (name: string, outcome: Outcome = { ok: true }): Step => ({
    name,
    run: async () => {
      said.push(`${name} began`);
      await Promise.resolve();
      said.push(`${name} ended`);
      return outcome;
    },
  });
  const slow: Step = {
    name: "slow",
    besideNext: true,
    async run() {
      said.push("slow began");
      await ended;
      said.push("slow ended");
      return { ok: true, said: "" };
    },
  };
  return { said, step, slow, end };
}

test("what leaves cores idle runs beside the next, one after the other, and has ended before what runs alone", async () => {
  const { said, step, slow, end } = noted();
  const last: Step = {
    ...step("small"),
    run: async () => {
      said.push("small");
      end();
      return { ok: true };
    },
  };
  await runSteps([slow, step("first"), last, { ...step("tests", passed(3)), alone: true }]);
  expect(said).toEqual([
    "slow began",
    "first began",
    "first ended",
    "small",
    "slow ended",
    "tests began",
    "tests ended",
  ]);
});

test("they are told in their order, all of them even when one fails", async () => {
  const { step, slow, end } = noted();
  end();
  const { ok, summary, total } = await runSteps([
    slow,
    step("format", { ok: false }),
    step("tests", passed(3)),
    { name: "broken", run: () => Promise.reject(new Error("no such tool")) },
  ]);
  expect(summary.map((line) => line.replace(/ +[\d.]+ s/, ""))).toEqual([
    "✓ slow",
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
