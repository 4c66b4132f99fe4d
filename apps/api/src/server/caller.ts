import type { Audience, Endpoint } from "@polyportal/api-client/contract/define";
import type { Claim } from "@polyportal/domain/rights/claims";

export type UserType = Extract<Audience, "student" | "lecturer" | "official">;

/** Somebody who opened an application with its paid RRR. They see only this application. */
export type ApplicantCaller = {
  readonly kind: "applicant";
  readonly applicationId: string;
  /** The opening that the token belongs to. */
  readonly openingId: string;
  readonly rrr: string;
  /** The slug of the application's programme. */
  readonly programme: string;
  /** The revision of the programme's definition. */
  readonly revision: number;
  /** The application was opened only to print it again. */
  readonly readOnly?: boolean;
};

/** The acting account, and the impersonator if there is one. */
export type Acting = { readonly userId: string; readonly impersonatorId?: string | undefined };

/** The account that really acts. */
export const actorOf = ({ userId, impersonatorId }: Acting): string => impersonatorId ?? userId;

/** A signed-in person. Type, role and claims are read from the database on each call, not from the token. */
export type UserCaller<Type extends UserType = UserType> = {
  readonly kind: "user";
  readonly userId: string;
  readonly userName: string;
  readonly userType: Type;
  readonly role: string;
  readonly claims: ReadonlySet<Claim>;
  readonly sessionId: string;
  /** When the account was changed, if within a day. It cannot decide meanwhile. */
  readonly accountChangedAt?: Date | undefined;
  /** The account that impersonates this one. */
  readonly impersonatorId: string | undefined;
  /** The impersonator gave no reason and may only look. */
  readonly readOnly: boolean;
};

export type Caller = ApplicantCaller | UserCaller | undefined;

type NamedCaller<A extends Audience> =
  | (A extends "applicant" ? ApplicantCaller : never)
  | (A extends UserType ? UserCaller<A> : never);

/** The caller that an endpoint's audience allows; `undefined` only if anyone may call. */
export type CallerOf<E extends Endpoint> = "anyone" extends E["audience"][number]
  ? Caller
  : NamedCaller<E["audience"][number]>;
