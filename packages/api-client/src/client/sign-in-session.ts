/** The cookies that sign-in sets and that a script may read; the refresh token is HttpOnly. */
const sessionCookies = [
  "token",
  "userType",
  "userName",
  "birthday",
  "studentTypeId",
  "displayCSATModal",
] as const;

/** Whose id an access token holds; undefined where there is none. The server alone knows whether it is true. */
const holderOf = (token: string | undefined): string | undefined => {
  try {
    const payload = token?.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "";
    return (JSON.parse(atob(payload)) as { sub?: string }).sub;
  } catch {
    return undefined;
  }
};

/** Whether two tokens are of two people; of one that nobody can read it is not known, and it is no. */
export const haveTwoHolders = (...tokens: (string | undefined)[]): boolean =>
  new Set(tokens.map(holderOf).filter(Boolean)).size > 1;

/** Who is signed in at this browser, as the sign-in left it. */
export type Session = {
  /** The access token of 15 minutes; gone once it has expired, and then renewed silently. */
  readonly token: string | undefined;
  readonly userType: string;
  readonly userName: string;
  /** ISO date, empty where unknown. */
  readonly birthday: string;
  readonly studentTypeId: number | undefined;
  /** Whether to ask for a rating. */
  readonly displayCSATModal: boolean;
};

const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/** On https the server gives its cookies names that no neighbouring host can set; they come first. */
const prefixes = ["__Host-", ""];

const readCookie = (name: (typeof sessionCookies)[number]): string | undefined => {
  const entries = document.cookie.split("; ");
  const value = prefixes
    .map((prefix) => `${prefix}${name}=`)
    .map((start) => entries.find((entry) => entry.startsWith(start))?.slice(start.length))
    .find(Boolean);
  return value && decoded(value);
};

/** The access token to send, if there is one. */
export const readToken = (): string | undefined => readCookie("token");

/** The session of this browser, undefined when nobody is signed in. */
export const readSession = (): Session | undefined => {
  const userType = readCookie("userType");
  if (userType === undefined) return undefined;
  const studentTypeId = Number(readCookie("studentTypeId"));
  return {
    token: readToken(),
    userType,
    userName: readCookie("userName") ?? "",
    birthday: readCookie("birthday") ?? "",
    studentTypeId: Number.isInteger(studentTypeId) && studentTypeId > 0 ? studentTypeId : undefined,
    displayCSATModal: readCookie("displayCSATModal")?.toLowerCase() === "true",
  };
};

/** The user type decides, as at the server's front door: the token may just have expired. */
export const isSignedIn = (): boolean => readCookie("userType") !== undefined;

/** Forgets the session in this browser. Signing out at the server is an endpoint of its own. */
export const clearSessionCookies = (): void => {
  for (const name of sessionCookies)
    for (const prefix of prefixes)
      // A prefixed name may be changed by what is `Secure` only.
      document.cookie = `${prefix}${name}=; Path=/; Max-Age=0; SameSite=Strict${prefix && "; Secure"}`;
};
