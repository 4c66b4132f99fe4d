/** How far an offer has come, in this order, and how it ends otherwise. */
export const offerStates = [
  "listed",
  "offered",
  "accepted",
  "cleared",
  "matriculated",
  "declined",
  "lapsed",
  "withdrawn",
] as const;
export type OfferState = (typeof offerStates)[number];

/** What a student is to the school. */
export const studentStates = ["active", "deferred", "suspended", "withdrawn", "graduated"] as const;
export type StudentState = (typeof studentStates)[number];

type Transitions<State> = Readonly<
  Record<string, { readonly from: readonly State[]; readonly to: State }>
>;

/** What moves an offer; nothing else does. */
export const offerActs = {
  release: { from: ["listed"], to: "offered" },
  // A payment of before the lapse accepts, whenever it is heard of.
  accept: { from: ["offered", "lapsed"], to: "accepted" },
  clear: { from: ["accepted"], to: "cleared" },
  matriculate: { from: ["cleared"], to: "matriculated" },
  decline: { from: ["offered"], to: "declined" },
  lapse: { from: ["offered"], to: "lapsed" },
  revive: { from: ["declined", "lapsed"], to: "offered" },
  withdraw: { from: ["listed", "offered", "accepted", "cleared"], to: "withdrawn" },
} as const satisfies Transitions<OfferState>;
export type OfferAct = keyof typeof offerActs;

/** What changes the state of a student; nothing else does. */
export const studentActs = {
  defer: { from: ["active"], to: "deferred" },
  resume: { from: ["deferred"], to: "active" },
  suspend: { from: ["active", "deferred"], to: "suspended" },
  lift: { from: ["suspended"], to: "active" },
  withdraw: { from: ["active", "deferred", "suspended"], to: "withdrawn" },
  reinstate: { from: ["withdrawn"], to: "active" },
  graduate: { from: ["active"], to: "graduated" },
  undoGraduation: { from: ["graduated"], to: "active" },
} as const satisfies Transitions<StudentState>;
export type StudentAct = keyof typeof studentActs;

/** The state of an offer after an act; undefined where the act is not done in that state. */
export const offerAfter = (act: OfferAct, state: OfferState): OfferState | undefined =>
  stateAfter(offerActs, act, state);

/** The state of a student after an act; undefined where the act is not done in that state. */
export const studentAfter = (act: StudentAct, state: StudentState): StudentState | undefined =>
  stateAfter(studentActs, act, state);

function stateAfter<State extends string, Act extends string>(
  acts: Readonly<Record<Act, { readonly from: readonly State[]; readonly to: State }>>,
  act: Act,
  state: State,
): State | undefined {
  const { from, to } = acts[act];
  return from.includes(state) ? to : undefined;
}
