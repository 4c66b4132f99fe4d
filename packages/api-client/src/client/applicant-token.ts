/** What this tab keeps of an opened application. */
export type ApplicantAccess = {
  /** Opens this one application. */
  token: string;
  /** The payment reference that opened it. */
  rrr: string;
  /** The revision of the programme's definition. */
  revision: number;
  /** When to renew the token of somebody who is still writing, in ms since 1970. */
  renewAt: number;
};

/**
 * The storage key, one per programme. Kept as long as the tab: a reload keeps the form open, and a shared
 * phone forgets it with the tab.
 */
const keyOf = (programme: string): string => `polyportal.applicant.${programme}`;

/** Used if the browser stores nothing (private mode, storage full), until the page is left. */
const memory = new Map<string, ApplicantAccess>();

const storage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
};

const parse = (text: string | null | undefined): ApplicantAccess | undefined => {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    // Written only below.
    return kept === null ? undefined : (kept as ApplicantAccess);
  } catch {
    return undefined;
  }
};

/** The access to this programme's application, if one was opened in this tab. */
export const readApplicantAccess = (programme: string): ApplicantAccess | undefined =>
  memory.get(programme) ?? parse(storage()?.getItem(keyOf(programme)));

/** The token, as calls send it. */
export const readApplicantToken = (programme: string): string | undefined =>
  readApplicantAccess(programme)?.token;

const minute = 60_000;

/**
 * Half the token's life from now. Phone clocks are often wrong by hours, so at least five minutes and at most
 * half an hour.
 */
const renewalTime = (expires: string): number => {
  const now = Date.now();
  const half = (Date.parse(expires) - now) / 2;
  return now + Math.min(30 * minute, Math.max(5 * minute, half));
};

/** Keeps the answer of opening or renewing an application. */
export const keepApplicantAccess = (
  programme: string,
  { token, rrr, revision, expires }: Omit<ApplicantAccess, "renewAt"> & { expires: string },
): void => {
  const access = { token, rrr, revision, renewAt: renewalTime(expires) };
  memory.set(programme, access);
  try {
    storage()?.setItem(keyOf(programme), JSON.stringify(access));
  } catch {
    // It is in memory.
  }
};

/** Forgets the application, when the server no longer accepts the token. */
export const forgetApplicantAccess = (programme: string): void => {
  memory.delete(programme);
  storage()?.removeItem(keyOf(programme));
};
