/** The sign-in cookies that scripts can read. The refresh token is HttpOnly. */
const sessionCookies = [
  "token",
  "userType",
  "userName",
  "birthday",
  "studentTypeId",
  "displayCSATModal",
] as const;

/** The account id in an access token; undefined if there is none. Only the server knows whether it is valid. */
const holderOf = (token: string | undefined): string | undefined => {
  try {
    const payload = token?.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "";
    return (JSON.parse(atob(payload)) as { sub?: string }).sub;
  } catch {
    return undefined;
  }
};

/** Whether the tokens belong to different people. Unreadable tokens do not count. */
export const haveTwoHolders = (...tokens: (string | undefined)[]): boolean =>
  new Set(tokens.map(holderOf).filter(Boolean)).size > 1;

/** Who is signed in at this browser. */
export type Session = {
  /** The access token of 15 minutes. Missing once it has expired; it is then renewed silently. */
  readonly token: string | undefined;
  readonly userType: string;
  readonly userName: string;
  /** ISO date, empty if unknown. */
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

/** On https, cookie names have a prefix that no neighbouring host can set. These come first. */
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

/** Decided by the user type, like the server's front door, because the token may just have expired. */
export const isSignedIn = (): boolean => readCookie("userType") !== undefined;

/** Deletes this browser's session cookies. Signing out at the server is a separate call. */
export const clearSessionCookies = (): void => {
  for (const name of sessionCookies)
    for (const prefix of prefixes)
      // Cookies with a prefix can only be changed with `Secure`.
      document.cookie = `${prefix}${name}=; Path=/; Max-Age=0; SameSite=Strict${prefix && "; Secure"}`;
};
