import { readAnswer } from "./read-answer.ts";
import { readToken } from "./sign-in-session.ts";

const lockName = "polyportal.renew-session";

/** Tabs take turns where the browser knows how; elsewhere the server's grace for two tabs serves. */
const oneTabAtATime = <T>(run: () => Promise<T>): Promise<T> => {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks === undefined ? run() : locks.request(lockName, run);
};

type Renewal = {
  send: () => Promise<Response>;
  /** Called once per refusal, however many calls were waiting. */
  onRefused: () => void;
};

/**
 * Makes `renew(usedToken)`: true when there is a fresh access token, false when the server refuses
 * one, rejecting when the server could not say. Calls that fail together share one renewal.
 */
export const createRenewal = ({ send, onRefused }: Renewal) => {
  let running: Promise<boolean> | undefined;

  const renew = async (usedToken: string | undefined): Promise<boolean> => {
    const current = readToken();
    // Another call or another tab was faster.
    if (current !== undefined && current !== usedToken) return true;
    const response = await send();
    if (response.status === 401 || response.status === 403) {
      onRefused();
      return false;
    }
    // Too many tries, the database away: that signs nobody out.
    await readAnswer(response, false);
    return true;
  };

  return (usedToken: string | undefined): Promise<boolean> => {
    running ??= oneTabAtATime(() => renew(usedToken)).finally(() => {
      running = undefined;
    });
    return running;
  };
};
