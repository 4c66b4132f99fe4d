import type { ErrorCode } from "../messages/error-codes.ts";
import type { Claim } from "../rights/claims.ts";
import type { RegistrationState } from "./next-step.ts";

/** What an officer decides about a registration. */
export const registrationActs = ["approve", "return", "annul"] as const;
export type RegistrationAct = (typeof registrationActs)[number];

/** How many registrations are decided about at once. */
export const mostRegistrations = 200;

/** How long a student has for what came back, past the window of the semester. */
export const reopenedForDays = 7;

/** How a registration stands, as far as that decides what may be done with it. */
export type RegistrationStanding = {
  readonly state: RegistrationState;
  /** A score of one of its courses is entered. */
  readonly scored: boolean;
};

/** Who somebody is with regard to one registration. */
export type RegistrationOfficer = {
  readonly claims: ReadonlySet<Claim>;
  /** Advises the student's class in the session. */
  readonly advises: boolean;
  /** Heads the student's department. */
  readonly heads: boolean;
  /** Somebody advises the class and may decide: the head then decides nothing about it. */
  readonly advised: boolean;
  /** Is dean of the student's faculty, and looks at it. */
  readonly deans: boolean;
  /** What of these rights a role brings for the whole school, as a registrar's does. */
  readonly school: readonly Claim[];
  /** It is the officer's own registration. */
  readonly own: boolean;
  /** Acts for somebody else: decides nothing. */
  readonly impersonating: boolean;
};

/** Why an act is not allowed: a code, whose words the page and the server both say. */
export type RegistrationRefusal = Extract<
  ErrorCode,
  | "registration_decided"
  | "registration_scored"
  | "own_registration"
  | "impersonation_decides_nothing"
>;

/** Whether the registration is in somebody's hands. */
export const holdsRegistration = (
  who: Pick<RegistrationOfficer, "claims" | "advises" | "heads" | "advised" | "school">,
): boolean =>
  who.claims.has("registration.approve") &&
  (who.advises || (who.heads && !who.advised) || who.school.includes("registration.approve"));

/** Whether somebody may look at the registration; to others it is as if it was not there. */
export const seesRegistration = (
  who: Pick<RegistrationOfficer, "claims" | "advises" | "heads" | "deans" | "school">,
): boolean =>
  who.claims.has("registration.see") &&
  (who.advises || who.heads || who.deans || who.school.includes("registration.see"));

/** In which state an act is possible at all. */
const states: Readonly<Record<RegistrationAct, RegistrationState>> = {
  approve: "submitted",
  return: "submitted",
  annul: "approved",
};

/** Why somebody in whose hands a registration is may not do something with it now. */
export function refusalOfRegistrationAct(
  act: RegistrationAct,
  { state, scored }: RegistrationStanding,
  { own, impersonating }: Pick<RegistrationOfficer, "own" | "impersonating">,
): RegistrationRefusal | undefined {
  if (impersonating) return "impersonation_decides_nothing";
  if (own) return "own_registration";
  if (state !== states[act]) return "registration_decided";
  return act === "annul" && scored ? "registration_scored" : undefined;
}

/** What somebody may do with a registration now. */
export const registrationActsOf = (
  standing: RegistrationStanding,
  who: RegistrationOfficer,
): RegistrationAct[] =>
  holdsRegistration(who)
    ? registrationActs.filter((act) => !refusalOfRegistrationAct(act, standing, who))
    : [];
