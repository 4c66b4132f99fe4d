import type { Output } from "@polyportal/api-client/client/client";
import { checkedText, leftOpen, type CheckedAgainst } from "@polyportal/domain/audit/against";
import {
  entryOf,
  findingMeaning,
  findingText,
  type Finding,
} from "@polyportal/domain/audit/findings";

type Seals = Output<"getAuditSeals">;
type Check = NonNullable<Seals["check"]>;

const hash = "9f2c41d07be8a3615c0d9e7f4b2a86130fd5c7e92b4a1680d3f7c5e91a2b4c6d";

/** A record that is sealed and has a root, and was not checked yet. */
export const seals: Seals = {
  seals: 2_048_211,
  sealedAt: "2026-11-23T09:41:30.000Z",
  root: { day: "2026-11-22", text: `2047993:${hash}` },
  check: null,
  insertOnly: true,
  outlets: [],
  unsentLetters: 0,
};

const against: CheckedAgainst = {
  roots: 412,
  checkpoints: 211_408,
  insertOnly: true,
  outside: [],
  letters: 0,
};
const span = { from: "2025-10-06T08:00:12.000Z", to: "2026-11-23T09:29:30.000Z" };

const check: Check = {
  id: "c-1",
  state: "done",
  by: "Effiong Emmanuel Bassey",
  requestedAt: "2026-11-23T09:30:00.000Z",
  finishedAt: "2026-11-23T09:31:10.000Z",
  root: null,
  checked: 2_048_190,
  total: 2_048_190,
  found: 0,
  findings: [],
  forgotten: 1_204,
  waiting: 3,
  said: checkedText(span, against, true),
  leftOpen: leftOpen(against),
};

export const sound: Seals = { ...seals, check };
const byAll: CheckedAgainst = {
  ...against,
  outside: [
    { name: "file", at: "2026-11-23T09:29:30.000Z" },
    { name: "database", at: "2026-11-23T09:28:30.000Z" },
  ],
  letters: 1,
};
/** By a letter, and by all places that can be told. */
export const soundByRoot: Seals = {
  ...seals,
  outlets: [
    { name: "file", toldAt: "2026-11-23T09:41:30.000Z", failedAt: null, failure: null },
    { name: "database", toldAt: "2026-11-23T09:41:30.000Z", failedAt: null, failure: null },
  ],
  check: {
    ...check,
    root: `2047993:${hash}`,
    said: checkedText(span, byAll, true),
    leftOpen: null,
  },
};
export const checking: Seals = {
  ...seals,
  check: { ...check, state: "running", finishedAt: null, checked: 716_000 },
};
export const givenUp: Seals = { ...seals, check: { ...check, state: "failed" } };

const inWords = (finding: Finding) => ({
  text: findingText(finding),
  meaning: findingMeaning(finding),
  entry: entryOf(finding) ?? null,
});

/** An entry that was changed, one that was deleted, and a day whose copy of the root was altered. */
export const falsified: Seals = {
  ...seals,
  check: {
    ...check,
    found: 214,
    said: checkedText(span, against, false),
    findings: (
      [
        {
          kind: "changed",
          part: "row",
          number: 48_211,
          id: "0190f2aa-1b2c-7d3e-8f40-5a6b7c8d9e0f",
          at: "2026-11-20T08:05:00.000Z",
          action: "updateUser",
        },
        {
          kind: "deleted",
          number: 48_310,
          id: "0190f2aa-1b2c-7d3e-8f40-5a6b7c8d9e10",
          at: "2026-11-20T09:12:00.000Z",
        },
        { kind: "root-changed", day: "2026-11-20" },
      ] as const satisfies readonly Finding[]
    ).map(inWords),
  },
};

/**
 * Seals taken out from a row on, the end cut off, checkpoints gone and a new key: while the checkpoints are
 * the server's own, and a place outside cannot be told.
 */
export const cutOff: Seals = {
  ...seals,
  insertOnly: false,
  unsentLetters: 2,
  outlets: [
    { name: "file", toldAt: "2026-11-23T09:41:30.000Z", failedAt: null, failure: null },
    {
      name: "database",
      toldAt: "2026-11-22T23:10:00.000Z",
      failedAt: "2026-11-22T23:11:00.000Z",
      failure: "ECONNREFUSED",
    },
  ],
  check: {
    ...check,
    found: 6,
    said: checkedText(
      span,
      {
        ...against,
        insertOnly: false,
        outside: [{ name: "file", at: "2026-11-23T09:29:30.000Z" }],
      },
      false,
    ),
    leftOpen: leftOpen({ ...against, insertOnly: false }),
    findings: (
      [
        { kind: "break", number: 12_044, at: "2025-10-06T08:00:12.000Z" },
        {
          kind: "taken-out",
          after: 48_210,
          before: 48_230,
          count: 19,
          at: "2026-11-20T08:05:00.000Z",
        },
        {
          kind: "unsealed",
          id: "0190f2aa-1b2c-7d3e-8f40-5a6b7c8d9e0f",
          at: "2026-11-20T08:05:00.000Z",
          action: "updateUser",
        },
        {
          kind: "unsealed-rows",
          count: 2_411,
          from: "2026-11-20T08:05:00.000Z",
          to: "2026-11-22T17:40:00.000Z",
        },
        {
          kind: "cut",
          source: "file",
          at: "2026-11-23T09:29:30.000Z",
          number: 2_048_211,
          last: 2_048_190,
        },
        { kind: "checkpoint-missing", count: 4, from: 2_047_100, to: 2_048_190 },
      ] as const satisfies readonly Finding[]
    ).map(inWords),
  },
};
