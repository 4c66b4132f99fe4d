/** What opening an application left in this tab. */
export type ApplicantAccess = {
  /** Opens this one application. */
  token: string;
  /** The payment reference that opened it. */
  rrr: string;
  /** Which revision of its programme's definition it has. */
  revision: number;
  /** From when on the token is to be renewed for somebody who is still writing, in ms since 1970. */
  renewAt: number;
};

/**
 * What opens one application, kept per programme for as long as the tab lives: a refresh keeps the
 * form open, a shared phone forgets it with the tab.
 */
const keyOf = (programme: string): string => `polyportal.applicant.${programme}`;

/** Where a browser keeps nothing (private mode, storage full), this page still works until it is left. */
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
    // Written below and nowhere else.
    return kept === null ? undefined : (kept as ApplicantAccess);
  } catch {
    return undefined;
  }
};

/** The access to this programme's application, if one was opened in this tab. */
export const readApplicantAccess = (programme: string): ApplicantAccess | undefined =>
  memory.get(programme) ?? parse(storage()?.getItem(keyOf(programme)));

/** The token alone, as the calls send it. */
export const readApplicantToken = (programme: string): string | undefined =>
  readApplicantAccess(programme)?.token;

const minute = 60_000;

/**
 * Half the token's life from now. Phones' clocks are often wrong by hours, so never less than five
 * minutes and never more than half an hour.
 */
const renewalTime = (expires: string): number => {
  const now = Date.now();
  const half = (Date.parse(expires) - now) / 2;
  return now + Math.min(30 * minute, Math.max(5 * minute, half));
};

/** Keeps what opening or renewing an application answered. */
export const keepApplicantAccess = (
  programme: string,
  { token, rrr, revision, expires }: Omit<ApplicantAccess, "renewAt"> & { expires: string },
): void => {
  const access = { token, rrr, revision, renewAt: renewalTime(expires) };
  memory.set(programme, access);
  try {
    storage()?.setItem(keyOf(programme), JSON.stringify(access));
  } catch {
    // The memory has it.
  }
};

/** Closes the application: when the server no longer takes the token. */
export const forgetApplicantAccess = (programme: string): void => {
  memory.delete(programme);
  storage()?.removeItem(keyOf(programme));
};
