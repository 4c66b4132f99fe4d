import type { RegistrationState } from "../course-registration/next-step.ts";
import { mayRegister, type WindowState } from "../course-registration/window.ts";

/** What a student's dashboard knows; amounts in naira. */
export type DashboardFacts = {
  readonly fees: {
    readonly balance: number;
    readonly arrears: number;
    readonly firstInstalmentPaid: boolean;
  };
  /** The semesters of the session, in their order. */
  readonly semesters: readonly {
    readonly semester: string;
    readonly window: WindowState;
    readonly closesAt: string | null;
    /** How the registration stands; null before there is one. */
    readonly registration: RegistrationState | null;
  }[];
  /** The newest semester whose results are out; null before there is any. */
  readonly newestResult: { readonly session: string; readonly semester: string } | null;
};

/** Something for a student to do or to look at. */
export type NextStep =
  | { readonly kind: "arrears"; readonly amount: number }
  | { readonly kind: "first-instalment"; readonly amount: number }
  | { readonly kind: "returned"; readonly semester: string }
  | { readonly kind: "register"; readonly semester: string; readonly until: string | null }
  | { readonly kind: "balance"; readonly amount: number }
  | { readonly kind: "results"; readonly session: string; readonly semester: string };

/**
 * What a student does next, the most pressing first: what holds up everything else (arrears, the first
 * instalment), then what has a date, then what can wait.
 */
export function nextSteps({ fees, semesters, newestResult }: DashboardFacts): NextStep[] {
  const steps: NextStep[] = [];
  if (fees.arrears > 0) steps.push({ kind: "arrears", amount: fees.arrears });
  if (!fees.firstInstalmentPaid) steps.push({ kind: "first-instalment", amount: fees.balance });
  for (const { semester, window, closesAt, registration } of semesters) {
    if (registration === "returned") steps.push({ kind: "returned", semester });
    if (registration === null && mayRegister(window)) {
      steps.push({ kind: "register", semester, until: closesAt });
    }
  }
  if (fees.firstInstalmentPaid && fees.balance > 0) {
    steps.push({ kind: "balance", amount: fees.balance });
  }
  if (newestResult) steps.push({ kind: "results", ...newestResult });
  return steps;
}
