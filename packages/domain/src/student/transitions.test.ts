import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import {
  offerActs,
  offerAfter,
  offerStates,
  studentActs,
  studentAfter,
  studentStates,
  type OfferAct,
  type OfferState,
  type StudentAct,
} from "./transitions.ts";

const acts = Object.keys(offerActs) as OfferAct[];

/** The states that an offer goes through by these acts, in their order; acts that are not open do nothing. */
const wayOf = (chosen: readonly OfferAct[]): OfferState[] => {
  const way: OfferState[] = ["listed"];
  for (const act of chosen) {
    const next = offerAfter(act, way.at(-1) ?? "listed");
    if (next) way.push(next);
  }
  return way;
};

test.prop([fc.array(fc.constantFrom(...acts), { maxLength: 30 })])(
  "an offer comes to a matric number only by release, acceptance and clearance, in this order",
  (chosen) => {
    const way = wayOf(chosen);
    const end = way.indexOf("matriculated");
    if (end < 0) return;
    const [offered, accepted, cleared] = ["offered", "accepted", "cleared"].map((state) =>
      way.lastIndexOf(state as OfferState, end),
    );
    expect(offered).toBeGreaterThan(0);
    expect(accepted).toBeGreaterThan(offered ?? 0);
    expect(cleared).toBe(end - 1);
    // What is given is not taken back here: the student's own state says what becomes of it.
    expect(way.slice(end)).toEqual(["matriculated"]);
  },
);

test("every state is reached, and each act leads to another", () => {
  const reached = new Set<string>(["listed", ...Object.values(offerActs).map(({ to }) => to)]);
  expect([...reached].toSorted()).toEqual([...offerStates].toSorted());
  for (const act of acts) expect(offerActs[act].from).not.toContain(offerActs[act].to);
});

test("a payment of before the lapse accepts afterwards, too; one who has declined is revived first", () => {
  expect(offerAfter("accept", "lapsed")).toBe("accepted");
  expect(offerAfter("accept", "declined")).toBeUndefined();
  expect(offerAfter("revive", "declined")).toBe("offered");
});

test("a student comes back from every state but by one way each", () => {
  for (const state of studentStates.filter((one) => one !== "active")) {
    const back = (Object.keys(studentActs) as StudentAct[]).filter(
      (act) => studentAfter(act, state) === "active",
    );
    expect([state, back.length]).toEqual([state, 1]);
  }
});
