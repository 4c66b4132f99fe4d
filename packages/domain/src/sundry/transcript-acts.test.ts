import { expect, test } from "vitest";
import { isLate, mayWait, movedBy, statesAfter } from "./transcript-acts.ts";
import { transcriptStates } from "./transcript.ts";

const acts = ["take", "prepare", "sign", "return"] as const;

test("each act leads on by one, or back; what is there stays there", () => {
  const told = Object.fromEntries(
    transcriptStates.map((state) => [
      state,
      acts.flatMap((act) => {
        const next = movedBy(state, act);
        return next ? [`${act} ${next}`] : [];
      }),
    ]),
  );
  expect(told).toEqual({
    unpaid: [],
    paid: ["take checking"],
    checking: ["take checking", "prepare prepared"],
    prepared: ["take prepared", "sign signed", "return checking"],
    signed: ["take signed", "return checking"],
    sent: ["return checking"],
    received: [],
  });
  expect(statesAfter("checking")).toEqual(["prepared", "signed", "sent", "received"]);
});

test.each([
  ["signed", "2026-11-25", true],
  ["signed", "2026-11-26", false],
  ["paid", null, false],
  ["sent", "2026-11-25", false],
] as const)("%s and promised for %s it is late on the 26th: %s", (state, promised, late) => {
  expect(isLate({ state, promised }, "2026-11-25")).toBe(late);
});

test("what is on its way may wait, too: it may not arrive", () => {
  expect(transcriptStates.filter(mayWait)).toEqual([
    "paid",
    "checking",
    "prepared",
    "signed",
    "sent",
  ]);
});
