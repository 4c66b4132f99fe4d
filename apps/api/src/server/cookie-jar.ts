/** How a cookie is set; SameSite=Strict and Secure on https are not for the handler to choose. */
export type CookieOptions = {
  /** Out of reach of scripts. */
  httpOnly?: boolean;
  path?: string;
  /** Seconds; a session cookie without it. */
  maxAge?: number;
};

/** The request's cookies, and those that the answer sets. */
export type CookieJar = {
  get: (name: string) => string | undefined;
  set: (name: string, value: string, options?: CookieOptions) => void;
  clear: (name: string, path?: string) => void;
};
