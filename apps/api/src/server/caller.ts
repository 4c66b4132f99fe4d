import type { Audience, Endpoint } from "@polyportal/api-client/contract/define";
import type { Claim } from "@polyportal/domain/rights/claims";

export type UserType = Extract<Audience, "student" | "lecturer" | "official">;

/** Who opened an application with its paid RRR: this application and no other. */
export type ApplicantCaller = {
  readonly kind: "applicant";
  readonly applicationId: string;
  /** Which opening of it the token belongs to. */
  readonly openingId: string;
  readonly rrr: string;
  /** Slug of the programme that the application belongs to. */
  readonly programme: string;
  /** Which revision of its definition. */
  readonly revision: number;
  /** It was opened to be printed again: nothing is changed. */
  readonly readOnly?: boolean;
};

/** Who acts, and who really does, signed in as them. */
export type Acting = { readonly userId: string; readonly impersonatorId?: string | undefined };

/** The account of whoever really acts. */
export const actorOf = ({ userId, impersonatorId }: Acting): string => impersonatorId ?? userId;

/** A signed-in person. Type, role and claims are the database's at the time of the call, not the token's. */
export type UserCaller<Type extends UserType = UserType> = {
  readonly kind: "user";
  readonly userId: string;
  readonly userName: string;
  readonly userType: Type;
  readonly role: string;
  readonly claims: ReadonlySet<Claim>;
  readonly sessionId: string;
  /** When the account was changed, where that is less than a day ago: it decides nothing meanwhile. */
  readonly accountChangedAt?: Date | undefined;
  /** Who acts on the person's behalf while impersonating. */
  readonly impersonatorId: string | undefined;
  /** The impersonator gave no reason, and may only look. */
  readonly readOnly: boolean;
};

export type Caller = ApplicantCaller | UserCaller | undefined;

type NamedCaller<A extends Audience> =
  | (A extends "applicant" ? ApplicantCaller : never)
  | (A extends UserType ? UserCaller<A> : never);

/** The caller that an endpoint's audience lets through; `undefined` only where anyone may call. */
export type CallerOf<E extends Endpoint> = "anyone" extends E["audience"][number]
  ? Caller
  : NamedCaller<E["audience"][number]>;
