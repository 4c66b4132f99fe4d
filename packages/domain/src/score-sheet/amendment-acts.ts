import {
  findsSheet,
  mayApprove,
  mayCheck,
  type SheetChain,
  type SheetRelation,
  type SheetRefusal,
} from "./acts.ts";
import { isOpen, type AmendmentState, type OpenState } from "./amendment-states.ts";

/** What an office decides about a request to amend a published score. */
export const amendmentActs = ["endorse", "apply", "refuse"] as const;
export type AmendmentAct = (typeof amendmentActs)[number];

/** Who has to act next. */
export const amendmentOffices = ["head", "dean", "registrar", "exams"] as const;
export type AmendmentOffice = (typeof amendmentOffices)[number];

/**
 * Who somebody is with regard to a request. As of its sheet, but that whoever asked for it has a part, too,
 * and that `checked` and `approved` are the two endorsements.
 */
export type AmendmentRelation = SheetRelation & {
  /** Asked for it. */
  readonly requested: boolean;
};

/** Why an act is not allowed: a code, whose words the page and the server both say. */
export type AmendmentRefusal =
  | Extract<SheetRefusal, "own_work" | "not_your_sheet" | "impersonation_decides_nothing">
  | "amendment_decided";

/** Whether somebody finds a request at all: whoever sees its sheet, and whoever asked for it. */
export const findsAmendment = (who: AmendmentRelation): boolean =>
  findsSheet(who) || (who.requested && who.claims.has("results.see"));

/** In whose hands a request is; null once it has ended. */
export function holderOf(state: AmendmentState, chain: SheetChain): AmendmentOffice | null {
  if (!isOpen(state)) return null;
  if (state === "deanApproved") return "exams";
  if (state === "requested" && !chain.headBarred) return "head";
  return chain.deanBarred ? "registrar" : "dean";
}

/** What takes a request a step further, by where it is. */
export const forwardAct: Readonly<Record<OpenState, AmendmentAct>> = {
  requested: "endorse",
  headEndorsed: "endorse",
  deanApproved: "apply",
};

type Deciding = { readonly who: SheetRelation; readonly chain: SheetChain };

/** Whether it is in somebody's hands, and why that person may not decide all the same. */
const holds: Readonly<Record<OpenState, (deciding: Deciding) => boolean>> = {
  requested: mayCheck,
  headEndorsed: mayApprove,
  deanApproved: ({ who }) => who.claims.has("results.amend"),
};

const decidedBefore: Readonly<Record<OpenState, (deciding: Deciding) => boolean>> = {
  requested: () => false,
  // One person does both steps only where there is nobody else for the first.
  headEndorsed: ({ who, chain }) => who.checked && !chain.headBarred,
  deanApproved: ({ who }) => who.checked || who.approved,
};

/**
 * Why somebody may not do something with a request now; undefined where it is allowed. The one rule of
 * amendments: pages, the server and the tests ask it. To refuse is the right of whoever holds it.
 */
export function refusalOfAmendmentAct(
  act: AmendmentAct,
  state: AmendmentState,
  who: SheetRelation,
  chain: SheetChain,
): AmendmentRefusal | undefined {
  if (who.impersonating) return "impersonation_decides_nothing";
  if (!isOpen(state)) return "amendment_decided";
  if (!holds[state]({ who, chain })) return "not_your_sheet";
  if (who.hasPart || decidedBefore[state]({ who, chain })) return "own_work";
  return act === "refuse" || act === forwardAct[state] ? undefined : "amendment_decided";
}

/** All that somebody may do with a request now. */
export const amendmentActsOf = (
  state: AmendmentState,
  who: SheetRelation,
  chain: SheetChain,
): AmendmentAct[] =>
  amendmentActs.filter((act) => refusalOfAmendmentAct(act, state, who, chain) === undefined);
