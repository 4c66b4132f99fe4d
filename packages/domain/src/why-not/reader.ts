import { studentErrors } from "../messages/errors/student.ts";
import { whyNotMessages as words } from "../messages/why-not.ts";
import type { Claim } from "../rights/claims.ts";
import { obstacle, type Obstacle, type ObstacleCode } from "./obstacle.ts";
import type { Wish } from "./wishes.ts";

/** Who of the staff somebody is with regard to a student and what is asked. */
export type WhyNotReader = {
  readonly claims: ReadonlySet<Claim>;
  /** May look at the class in which the student is, or at every class. */
  readonly seesClass: boolean;
  /** Teaches the course that is asked about. */
  readonly teaches: boolean;
  /** Reads the student's results. */
  readonly readsResults: boolean;
  /** One whose claims are of the whole school, as a bursar's are. */
  readonly official: boolean;
};

const seesRegistration = ({ claims, seesClass }: WhyNotReader): boolean =>
  claims.has("registration.see") && seesClass;

const forTheSchool = ({ official, claims }: WhyNotReader, claim: Claim): boolean =>
  official && claims.has(claim);

const asks: Readonly<Record<Wish, (reader: WhyNotReader) => boolean>> = {
  register: seesRegistration,
  "class-list": (reader) =>
    seesRegistration(reader) || (reader.claims.has("results.enter") && reader.teaches),
  result: ({ readsResults }) => readsResults,
  pay: (reader) => seesRegistration(reader) || forTheSchool(reader, "fees.see"),
  bed: (reader) => seesRegistration(reader) || forTheSchool(reader, "hostels.see"),
  // Of accounts, who sees them all or sends people the links by which they sign in again.
  "sign-in": (reader) => forTheSchool(reader, "users.see") || forTheSchool(reader, "users.reset"),
};

/** Whether somebody is told; to others the student is not there. */
export const mayAskWhyNot = (wish: Wish, reader: WhyNotReader): boolean => asks[wish](reader);

const ofMoney: readonly ObstacleCode[] = ["arrears", "first-instalment", "late-fee"];

/**
 * What somebody reads of the obstacles: who teaches the course and does not see the class, or gives out
 * beds and does not see fees, is told that something is to be paid, and neither what nor how much.
 */
export function visibleObstacles(
  wish: Wish,
  reader: WhyNotReader,
  obstacles: readonly Obstacle[],
): Obstacle[] {
  if (seesRegistration(reader) || reader.readsResults || forTheSchool(reader, "fees.see")) {
    return [...obstacles];
  }
  const first = obstacles.find(({ code }) => ofMoney.includes(code));
  const due =
    wish === "bed"
      ? obstacle("bed-fees-due", words.bedFeesDue)
      : obstacle("fees-due", studentErrors.registration_fee_due.message);
  return obstacles.flatMap((one) =>
    one === first ? [due] : ofMoney.includes(one.code) ? [] : [one],
  );
}
