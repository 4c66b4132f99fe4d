import type { Claim } from "../rights/claims.ts";
import type { ErrorCode } from "../messages/error-codes.ts";
import type { SheetState } from "./states.ts";

/** What somebody may want to do with a score sheet. */
export const sheetActs = [
  "enter",
  "submit",
  "recall",
  "check",
  "approve",
  "return",
  "publish",
  "hold",
  "release",
  "extend",
  "amend",
] as const;
export type SheetAct = (typeof sheetActs)[number];

/** How a sheet stands, as far as that decides what may be done with it. */
export type SheetStanding = {
  readonly state: SheetState;
  readonly held: boolean;
  /** Until when it may be written; null where the school has set no day. */
  readonly closesAt: Date | null;
};

/** Who somebody is with regard to one sheet. */
export type SheetRelation = {
  readonly claims: ReadonlySet<Claim>;
  /** One of the course's lecturers. */
  readonly teaches: boolean;
  /** The one of them who answers for the scores. */
  readonly coordinates: boolean;
  /** Teaches the course, or has entered a score of the sheet: decides nothing about it. */
  readonly hasPart: boolean;
  /** Heads the department whose course it is. */
  readonly heads: boolean;
  /** Is dean of its faculty. */
  readonly deans: boolean;
  /** Has checked, or approved, the sheet as it now stands. */
  readonly checked: boolean;
  readonly approved: boolean;
  /** Holds the school's whole view: an official whose role brings it, which an adviser's does not. */
  readonly official: boolean;
  /** Acts for somebody else: enters and decides nothing. */
  readonly impersonating: boolean;
};

/** Whether the chain's usual people can decide about a sheet. */
export type SheetChain = {
  /** There is no head, or the head has a part in the sheet, or is the dean. */
  readonly headBarred: boolean;
  /** There is no dean, or the dean has a part in the sheet. */
  readonly deanBarred: boolean;
};

/** Why an act is not allowed: a code, whose words the page and the server both say. */
export type SheetRefusal = Extract<
  ErrorCode,
  | "sheet_locked"
  | "sheet_held"
  | "own_work"
  | "deadline_passed"
  | "not_coordinator"
  | "not_your_sheet"
  | "impersonation_decides_nothing"
>;

/** Whether somebody finds the sheet at all; to others it is as if it was not there. */
export const findsSheet = (who: SheetRelation): boolean =>
  who.claims.has("results.see") && (who.teaches || who.heads || who.deans || who.official);

/** Whether somebody finds a course among the own: who teaches it, whatever office they hold beside. */
export const findsTaughtCourse = (who: SheetRelation): boolean =>
  who.claims.has("results.enter") && who.teaches;

/** In which states an act is possible at all. */
const states: Readonly<Record<SheetAct, readonly SheetState[]>> = {
  enter: ["draft"],
  submit: ["draft"],
  recall: ["submitted"],
  check: ["submitted"],
  approve: ["checked"],
  return: ["submitted", "checked", "approved"],
  publish: ["approved"],
  hold: ["published"],
  release: ["published"],
  extend: ["draft"],
  amend: ["published"],
};

/**
 * Why somebody may not do something with a sheet now; undefined where it is allowed. The one rule of the
 * chain: pages, the server and the tests ask it.
 */
export function refusalOfSheetAct(
  act: SheetAct,
  sheet: SheetStanding,
  who: SheetRelation,
  chain: SheetChain,
  now: Date,
): SheetRefusal | undefined {
  if (who.impersonating) return "impersonation_decides_nothing";
  if (!states[act].includes(sheet.state)) return "sheet_locked";
  return rules[act]({ sheet, who, chain, now });
}

type Deciding = { readonly who: SheetRelation; readonly chain: SheetChain };
type Asked = Deciding & { sheet: SheetStanding; now: Date };
type Rule = (asked: Asked) => SheetRefusal | undefined;

const decidesOnly = (allowed: boolean, { hasPart }: SheetRelation): SheetRefusal | undefined =>
  !allowed ? "not_your_sheet" : hasPart ? "own_work" : undefined;

const isOver = ({ closesAt }: SheetStanding, now: Date): boolean =>
  closesAt !== null && closesAt <= now;

const isHead = ({ claims, heads }: SheetRelation): boolean => claims.has("results.check") && heads;

const isDean = ({ claims, deans }: SheetRelation): boolean =>
  claims.has("results.approve") && deans;

/** The head; where there is none who may, the dean; where there is none either, the registrar. */
export const mayCheck = ({ who, chain }: Deciding): boolean =>
  isHead(who) || (chain.headBarred && mayApprove({ who, chain }));

/** The dean; where there is none who may, the registrar, whose right stands without an office. */
export const mayApprove = ({ who, chain }: Deciding): boolean =>
  who.claims.has("results.approve") && (who.deans || (chain.deanBarred && who.official));

const check: Rule = (asked) => decidesOnly(mayCheck(asked), asked.who);

const approve: Rule = ({ who, chain }) =>
  decidesOnly(mayApprove({ who, chain }), who) ??
  // One person does both steps only where there is nobody else for the first.
  (who.checked && !chain.headBarred ? "own_work" : undefined);

const publish: Rule = ({ who }) =>
  decidesOnly(who.claims.has("results.publish"), who) ??
  (who.checked || who.approved ? "own_work" : undefined);

const writes: Rule = ({ sheet, who, now }) =>
  !who.teaches || !who.claims.has("results.enter")
    ? "not_your_sheet"
    : isOver(sheet, now)
      ? "deadline_passed"
      : undefined;

const coordinates: Rule = ({ who }) =>
  !who.teaches ? "not_your_sheet" : who.coordinates ? undefined : "not_coordinator";

const rules: Readonly<Record<SheetAct, Rule>> = {
  enter: writes,
  submit: (asked) => coordinates(asked) ?? writes(asked),
  recall: coordinates,
  check,
  approve,
  // Whoever holds it sends it back: to decide about it and to refuse it are one right.
  return: (asked) =>
    ({ draft: check, submitted: check, checked: approve, approved: publish, published: publish })[
      asked.sheet.state
    ](asked),
  publish,
  hold: ({ sheet, who }) =>
    !who.claims.has("results.hold") ? "not_your_sheet" : sheet.held ? "sheet_held" : undefined,
  release: ({ sheet, who }) =>
    !who.claims.has("results.hold") ? "not_your_sheet" : sheet.held ? undefined : "sheet_locked",
  // The head; where there is none who may, the dean.
  extend: ({ who, chain }) => decidesOnly(isHead(who) || (chain.headBarred && isDean(who)), who),
  amend: ({ who }) =>
    (who.teaches && who.claims.has("results.enter")) || who.heads ? undefined : "not_your_sheet",
};

/** All that somebody may do with a sheet now. */
export const sheetActsOf = (
  sheet: SheetStanding,
  who: SheetRelation,
  chain: SheetChain,
  now: Date,
): SheetAct[] =>
  sheetActs.filter((act) => refusalOfSheetAct(act, sheet, who, chain, now) === undefined);

/** What is as it is where nobody is barred. */
export const openChain: SheetChain = { headBarred: false, deanBarred: false };
