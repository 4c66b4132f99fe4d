import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import {
  allReceived,
  allSent,
  endingOf,
  isMissing,
  isOnItsWay,
  mayReturn,
  maySend,
  stopOf,
} from "./transcript-arrivals.ts";
import { transcriptStates } from "./transcript.ts";

const at = "2026-11-26";
const here = { sentAt: null, receivedAt: null, missingAt: null };
const gone = { ...here, sentAt: at };
const missing = { ...gone, missingAt: at };
const there = { ...gone, receivedAt: at };

test("it is sent once all of it is, and received once all of it is there", () => {
  expect([allSent([]), allSent([here, gone]), allSent([there, gone])]).toEqual([
    false,
    false,
    true,
  ]);
  expect([allReceived([]), allReceived([there, gone]), allReceived([there])]).toEqual([
    false,
    false,
    true,
  ]);
  expect([here, gone, missing, there].map(isOnItsWay)).toEqual([false, true, true, false]);
});

test("it leaves once it is signed, and again where it has not arrived", () => {
  const leaving = transcriptStates.map((state) =>
    [here, gone, missing, there].map((one) => maySend(state, one)),
  );
  const nothing = [false, false, false, false];
  expect(leaving).toEqual([
    nothing,
    nothing,
    nothing,
    nothing,
    [true, false, true, false],
    [false, false, true, false],
    nothing,
  ]);
});

test.each([
  ["checking", [here], undefined, false],
  ["prepared", [here], undefined, true],
  ["prepared", [gone, here], undefined, true],
  ["signed", [here, here], undefined, true],
  ["signed", [here, gone], undefined, false],
  ["signed", [here, gone], "amended", true],
  ["sent", [gone, there], "held", false],
  ["sent", [gone, missing], undefined, false],
  ["sent", [gone, missing], "held", true],
  ["received", [there], "amended", false],
] as const)("%s of %j, stopped by %s, goes back: %s", (state, destinations, stop, back) => {
  expect(mayReturn(state, destinations, stop)).toBe(back);
});

test("a hold stops it longer than an amendment does", () => {
  expect(stopOf({ amendedAt: null, held: [] })).toBeUndefined();
  expect(stopOf({ amendedAt: at, held: [] })).toBe("amended");
  expect(stopOf({ amendedAt: at, held: ["COM 211"] })).toBe("held");
});

test("a receiver is told of a code what tells nobody anything", () => {
  expect(endingOf("TR-4K7M-2QX9")).toBe("2QX9");
});

const moment = fc.constantFrom(null, at);
const destination = fc.record({ sentAt: moment, receivedAt: moment, missingAt: moment });

test.prop([destination, fc.constantFrom(...transcriptStates)])(
  "what is there is neither missing nor sent again",
  (one, state) => {
    const arrived = { ...one, receivedAt: at };
    expect(isMissing(arrived)).toBe(false);
    if (one.sentAt !== null) expect(maySend(state, arrived)).toBe(false);
  },
);
