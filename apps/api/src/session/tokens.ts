import { jwtVerify, SignJWT } from "jose";

/** What an access token says: which session, of whom. Type and role are read from the database. */
export type AccessClaims = { readonly userId: string; readonly sessionId: string };

/** What an applicant token opens. */
export type ApplicantClaims = {
  readonly applicationId: string;
  readonly rrr: string;
  readonly programme: string;
};

export type IssuedToken = { readonly token: string; readonly expires: Date };

/** Who a bearer token speaks for. */
export type Bearer =
  | ({ readonly kind: "user" } & AccessClaims)
  | ({ readonly kind: "applicant" } & ApplicantClaims);

/** Signs and checks the bearer tokens; a wrong or expired one reads as undefined. */
export type Tokens = {
  issueAccess: (claims: AccessClaims) => Promise<IssuedToken>;
  issueApplicant: (claims: ApplicantClaims) => Promise<IssuedToken>;
  read: (token: string) => Promise<Bearer | undefined>;
};

const minute = 60_000;
const accessLifetime = 15 * minute;
const applicantLifetime = 60 * minute;

const issuer = "polyportal";
// The audiences keep one kind of token from ever passing as the other.
const audience = { user: "polyportal:user", applicant: "polyportal:applicant" };
const algorithm = "HS256";

/** Tokens signed with `secret` (base64url, 32 bytes), which every process shares. */
export function createTokens(secret: string, clock = () => new Date()): Tokens {
  const key = Buffer.from(secret, "base64url");
  const issue = async (
    audienceOf: string,
    subject: string,
    claims: Record<string, string>,
    lifetime: number,
  ): Promise<IssuedToken> => {
    const now = clock();
    const expires = new Date(now.getTime() + lifetime);
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: algorithm })
      .setIssuer(issuer)
      .setAudience(audienceOf)
      .setSubject(subject)
      .setIssuedAt(now)
      .setExpirationTime(expires)
      .sign(key);
    return { token, expires };
  };
  return {
    issueAccess: ({ userId, sessionId }) =>
      issue(audience.user, userId, { sid: sessionId }, accessLifetime),
    issueApplicant: ({ applicationId, rrr, programme }) =>
      issue(audience.applicant, applicationId, { rrr, programme }, applicantLifetime),
    async read(token) {
      const verified = await jwtVerify(token, key, {
        algorithms: [algorithm],
        issuer,
        audience: Object.values(audience),
        currentDate: clock(),
      }).catch(() => undefined);
      if (!verified) return undefined;
      const { sub, aud, sid, rrr, programme } = verified.payload;
      if (!sub) return undefined;
      if (aud === audience.user && typeof sid === "string") {
        return { kind: "user", userId: sub, sessionId: sid };
      }
      if (typeof rrr === "string" && typeof programme === "string") {
        return { kind: "applicant", applicationId: sub, rrr, programme };
      }
      return undefined;
    },
  };
}
