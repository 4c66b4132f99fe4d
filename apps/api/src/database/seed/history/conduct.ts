import type { SeededRandom } from "../demo/random.ts";
import type { Conduct, Paying } from "./person.ts";

type Share = readonly [share: number, paying: Paying];

/** Most pay at once; of what is over, a few in a hundred still owe the second instalment. */
const before: readonly Share[] = [
  [0.62, "full"],
  [0.97, "both-instalments"],
  [1, "first-instalment"],
];
const now: readonly Share[] = [
  [0.5, "full"],
  [0.6, "both-instalments"],
  [0.88, "first-instalment"],
  [1, "nothing"],
];

/** What chance makes of a student. Who owes cannot have registered: the server would not have let them. */
export function conductByChance(random: SeededRandom, currentSessionId: number): Conduct {
  const paying = new Map<number, Paying>();
  for (let sessionId = 1; sessionId <= currentSessionId; sessionId += 1) {
    const chance = random.next();
    const shares = sessionId === currentSessionId ? now : before;
    paying.set(sessionId, shares.find(([share]) => chance < share)?.[1] ?? "nothing");
  }
  const payingOf = (sessionId: number): Paying => paying.get(sessionId) ?? "nothing";
  const arrears = [...paying].some(
    ([sessionId, paid]) => sessionId !== currentSessionId && paid === "first-instalment",
  );
  const owesNothingDue = !arrears && payingOf(currentSessionId) !== "nothing";
  return {
    payingOf,
    registersNow: owesNothingDue && random.next() < 0.6,
    ability: 42 + 30 * ((random.next() + random.next()) / 2),
  };
}

/** The demo account of a newcomer: has accepted the offer, and waits for the matric number. */
export const newcomerConduct: Conduct = {
  payingOf: () => "acceptance",
  registersNow: false,
  ability: 60,
};

/** The demo account of a student in the third session: owes the second instalment, registers next. */
export const demoStudentConduct: Conduct = {
  payingOf: (sessionId) =>
    (["full", "both-instalments"] as const)[sessionId - 1] ?? "first-instalment",
  registersNow: false,
  ability: 63,
  // The first was passed a year later, the second is carried over to this session.
  fails: ["COM 113", "COM 214"],
};
