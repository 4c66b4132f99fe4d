import { expect, test } from "vitest";
import { nd } from "../programmes/nd.ts";
import { programmes } from "../programmes/programmes.ts";
import type { Programme } from "../programmes/programme.ts";
import { sampleProgress } from "./fields/sample.ts";
import { standingOf } from "./standing.ts";
import { idOf, stepsFor } from "./steps.ts";

const all: readonly Programme[] = programmes;
const begun = { saved: [], answers: {}, sent: false, closed: false };
const paid = { paid: true, taken: true };

test("what comes next follows the form, from the payment to its sending", () => {
  for (const programme of all) {
    const { login } = programme.paths;
    const { answers } = sampleProgress(programme);
    const saved = stepsFor(programme, answers).map(idOf);
    const of = saved.length;
    const at = (application: object) =>
      standingOf(programme, { ...paid, application: { ...begun, answers, ...application } });
    expect(standingOf(programme, { ...paid, paid: false, application: undefined })).toEqual({
      paid: false,
      sections: null,
      submitted: false,
      next: "pay",
      path: "/verify_remita_status",
    });
    expect(standingOf(programme, { ...paid, application: undefined }).next).toBe("open");
    expect(at({ saved: saved.slice(1) })).toMatchObject({
      sections: { saved: of - 1, of },
      next: "fill",
      path: login,
    });
    expect(at({ saved })).toMatchObject({ sections: { saved: of, of }, next: "send" });
    expect(at({ saved, sent: true })).toMatchObject({ submitted: true, next: "wait", path: login });
  }
});

test("a form that is taken no more, and one that the school has closed, lead nowhere", () => {
  const late = standingOf(nd, { ...paid, taken: false, application: begun });
  expect(late).toMatchObject({ next: "late", path: null });
  const closed = { ...begun, sent: true, closed: true };
  expect(standingOf(nd, { ...paid, application: closed })).toEqual({
    paid: true,
    sections: null,
    submitted: false,
    next: "closed",
    path: null,
  });
});
