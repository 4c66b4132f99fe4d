import { readableName } from "./fields.ts";
import type { AuditAction } from "./actions.ts";
import { endFaultText, type EndFault } from "./root.ts";

/** Refusals for security reasons, and failures that nobody would notice. They are stored besides the audit record. */
type SecurityEvent =
  | "sign_in_failed"
  | "limit_reached"
  | "token_refused"
  | "refresh_token_reused"
  | "foreign_origin"
  | "job_failed"
  | "clock_wrong"
  | "record_cut";

type Kind = {
  readonly label: string;
  /** Acts of the audit record. */
  readonly actions: readonly AuditAction[];
  readonly events: readonly SecurityEvent[];
};

/** The kinds by which the security log can be filtered. */
export const securityKinds = {
  signIn: { label: "Sign-in", actions: ["login", "firstLogin"], events: [] },
  failed: { label: "Failed sign-in", actions: ["refuseCode"], events: ["sign_in_failed"] },
  locked: { label: "Locked out", actions: [], events: ["limit_reached"] },
  signOut: { label: "Sign-out", actions: ["logout", "refuseRenewal", "endSignIns"], events: [] },
  password: {
    label: "Password",
    actions: [
      "verifyUser",
      "sendSetUpMail",
      "createProfile",
      "changePassword",
      "sendResetPasswordMail",
      "resetPassword",
    ],
    events: [],
  },
  secondFactor: {
    label: "Second factor",
    actions: [
      "beginAuthenticator",
      "confirmAuthenticator",
      "removeAuthenticator",
      "resetSecondFactor",
    ],
    events: [],
  },
  address: {
    label: "E-mail address",
    actions: ["changeEmail", "cancelEmail", "confirmEmail"],
    events: [],
  },
  account: {
    label: "Account",
    actions: [
      "createAdministrator",
      "closeDemoAccounts",
      "createUser",
      "updateUser",
      "activateUser",
      "deactivateUser",
    ],
    events: [],
  },
  rights: {
    label: "Rights",
    actions: [
      "assignRole",
      "saveUserClaim",
      "endUserClaim",
      "saveRoleClaims",
      "saveApprovalPolicy",
      "saveApprovalClaim",
      "assignOffice",
      "endOffice",
      "clearOfficeEnd",
      "takeBackOffice",
    ],
    events: [],
  },
  impersonation: {
    label: "Impersonation",
    actions: ["impersonate", "impersonationLogin", "endImpersonation"],
    events: [],
  },
  refused: { label: "Refused", actions: ["refuseCall"], events: ["foreign_origin"] },
  token: {
    label: "Strange token",
    actions: [],
    events: ["token_refused", "refresh_token_reused"],
  },
  server: { label: "Server", actions: [], events: ["job_failed", "clock_wrong", "record_cut"] },
} as const satisfies Record<string, Kind>;

export type SecurityKind = keyof typeof securityKinds;

export const securityKindNames = Object.keys(securityKinds) as [SecurityKind, ...SecurityKind[]];

/** Every audited act that the log shows. */
export const securityActions: readonly AuditAction[] = securityKindNames.flatMap((kind) => [
  ...securityKinds[kind].actions,
]);

/** The acts and events of these kinds. */
export const notedAs = (kinds: readonly SecurityKind[]): string[] =>
  kinds.flatMap((kind) => [...securityKinds[kind].actions, ...securityKinds[kind].events]);

/** The kind of an act or event; undefined for an unknown event. */
export const securityKindOf = (noted: string): SecurityKind | undefined =>
  securityKindNames.find((kind) => notedAs([kind]).includes(noted));

const reasons: Readonly<Record<string, string>> = {
  unknown_name: "tried to sign in with a name that nobody has",
  wrong_password: "tried to sign in with a wrong password",
  wrong_code: "tried to sign in with a wrong code",
  user_type_refused: "tried to sign in, and is of a kind that may not",
  forged: "showed a token that this server has not made",
  session_over: "showed a token of a sign-in that is over",
  opening_closed: "showed a token of an application that was closed on that device",
  unknown: "showed a token that nobody knows",
};

const stopped = "nothing lapses or is deleted until it is right";
const clockFaults: Readonly<Record<string, string>> = {
  differs_from_database: `has another time than its database: ${stopped}`,
  went_back: `has an earlier time than it had before: ${stopped}`,
  leapt_ahead: `stood still for more than a month, or its clock leapt ahead: ${stopped}`,
};

/** What was refused, to follow the actor's name. */
export function securityPhrase(event: string, reason: string): string {
  if (event === "limit_reached") {
    return `tried too often (${readableName(reason).toLowerCase()}), and has to wait`;
  }
  if (event === "job_failed") return `failed at a job of its own (${reason}), and tries it again`;
  if (event === "clock_wrong") return clockFaults[reason] ?? "doubts its clock";
  if (event === "record_cut") {
    return reason in endFaultText ? endFaultText[reason as EndFault] : endFaultText.differs;
  }
  if (event === "foreign_origin") return "was refused: the call came from another website's page";
  if (event === "refresh_token_reused") {
    return "showed a token again that was used before: the sign-in was ended";
  }
  return reasons[reason] ?? `was refused: ${readableName(reason).toLowerCase()}`;
}
