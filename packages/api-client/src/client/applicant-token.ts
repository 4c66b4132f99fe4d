/**
 * The token that opens one application, kept per programme for as long as the tab lives: a refresh
 * keeps the form open, a shared phone forgets it with the tab.
 */
const keyOf = (programme: string): string => `polyportal.applicant-token.${programme}`;

/** Where a browser keeps nothing (private mode, storage full), this page still works until it is left. */
const memory = new Map<string, string>();

const storage = (): Storage | undefined => {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
};

/** The token of this programme's application, if one was opened in this tab. */
export const readApplicantToken = (programme: string): string | undefined =>
  memory.get(programme) ?? storage()?.getItem(keyOf(programme)) ?? undefined;

/** Keeps the token that opening an application answered. */
export const keepApplicantToken = (programme: string, token: string): void => {
  memory.set(programme, token);
  try {
    storage()?.setItem(keyOf(programme), token);
  } catch {
    // The memory has it.
  }
};

/** Closes the application: after sending it in, or when the server no longer takes the token. */
export const forgetApplicantToken = (programme: string): void => {
  memory.delete(programme);
  storage()?.removeItem(keyOf(programme));
};
