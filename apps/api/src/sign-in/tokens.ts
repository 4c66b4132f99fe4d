import { createHmac, hkdfSync } from "node:crypto";
import { decodeJwt, jwtVerify, SignJWT, type JWTPayload } from "jose";
import { latestMade } from "../server/clock-error.ts";

/** What an access token says: which session, of whom. Type and role are read from the database. */
export type AccessClaims = { readonly userId: string; readonly sessionId: string };

/** What an applicant token opens. */
export type ApplicantClaims = {
  readonly applicationId: string;
  /** Which opening of it: its holder may close it. */
  readonly openingId: string;
  readonly rrr: string;
  readonly programme: string;
  /** Which revision of the programme's definition the application keeps; its first opening has fixed it. */
  readonly revision: number;
  /** Its holder looks and prints, and changes nothing. */
  readonly readOnly?: boolean;
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
  /** Whether a token that does not read is but not of this time, which is everyday. Believes the token. */
  isOld: (token: string) => boolean;
  /** The refresh token that follows one: the same whoever asks first, and nobody else can tell it. */
  successorOf: (refreshToken: string) => string;
};

const minute = 60_000;
const accessLifetime = 15 * minute;
const applicantLifetime = 60 * minute;

const issuer = "polyportal";
// The audiences keep one kind of token from ever passing as the other.
const audience = { user: "polyportal:user", applicant: "polyportal:applicant" };
const algorithm = "HS256";

/** About 5 MB of tokens. */
const mostChecked = 10_000;

/** Tokens signed with `secret` (base64url, 32 bytes), which every process shares. */
export function createTokens(secret: string, clock = () => new Date()): Tokens {
  const key = Buffer.from(secret, "base64url");
  // Made known once; given the bytes, the library would make them known at every token.
  const signingKey = crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
  // A page's calls come with the same token: its signature is checked once.
  const checked = new Map<string, { readonly bearer: Bearer; readonly times: Times }>();
  const issue = async (
    audienceOf: string,
    subject: string,
    claims: Record<string, string | number>,
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
      .sign(await signingKey);
    return { token, expires };
  };
  const renewalKey = Buffer.from(hkdfSync("sha256", key, "", "refresh-token", 32));
  return {
    successorOf: (refreshToken) =>
      createHmac("sha256", renewalKey).update(refreshToken).digest("base64url"),
    issueAccess: ({ userId, sessionId }) =>
      issue(audience.user, userId, { sid: sessionId }, accessLifetime),
    issueApplicant: ({ applicationId, openingId, rrr, programme, revision, readOnly }) =>
      issue(
        audience.applicant,
        applicationId,
        { oid: openingId, rrr, programme, revision, ...(readOnly && { looks: "only" }) },
        applicantLifetime,
      ),
    isOld(token) {
      try {
        const { iat = 0, exp = Infinity } = decodeJwt(token);
        return !isOfNow({ iat, exp }, clock());
      } catch {
        return false;
      }
    },
    async read(token) {
      const known = checked.get(token);
      if (known) return isOfNow(known.times, clock()) ? known.bearer : undefined;
      const verified = await jwtVerify(token, await signingKey, {
        algorithms: [algorithm],
        issuer,
        audience: Object.values(audience),
        currentDate: clock(),
      }).catch(() => undefined);
      const bearer = verified && bearerOf(verified.payload);
      if (!bearer) return undefined;
      const { iat = 0, exp = 0 } = verified.payload;
      if (!isOfNow({ iat, exp }, clock())) return undefined;
      // Starting anew costs each token one more check; keeping a list of the oldest would cost all.
      if (checked.size >= mostChecked) checked.clear();
      checked.set(token, { bearer, times: { iat, exp } });
      return bearer;
    },
  };
}

/** When a token was issued and until when it is good, in seconds. */
type Times = { readonly iat: number; readonly exp: number };

/** Whether it is good now: not past its time, and not issued by a clock that was ahead. */
const isOfNow = ({ iat, exp }: Times, now: Date): boolean =>
  now.getTime() < exp * 1000 && iat * 1000 <= latestMade(now).getTime();

function bearerOf({ sub, aud, sid, oid, rrr, ...said }: JWTPayload): Bearer | undefined {
  const { programme, looks, revision } = said;
  if (!sub) return undefined;
  if (aud === audience.user && typeof sid === "string") {
    return { kind: "user", userId: sub, sessionId: sid };
  }
  if (aud !== audience.applicant || typeof oid !== "string") return undefined;
  if (typeof rrr !== "string" || typeof programme !== "string") return undefined;
  const readOnly = looks === "only";
  return {
    kind: "applicant",
    applicationId: sub,
    openingId: oid,
    rrr,
    programme,
    // A token of before there were any is of an application with the first.
    revision: typeof revision === "number" ? revision : 1,
    readOnly,
  };
}
