import { readAnswer } from "./read-answer.ts";
import { readToken } from "./sign-in-session.ts";

const lockName = "polyportal.renew-session";

/** Tabs take turns if the browser supports locks. Otherwise the server tolerates two renewals. */
const oneTabAtATime = <T>(run: () => Promise<T>): Promise<T> => {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  return locks === undefined ? run() : locks.request(lockName, run);
};

type Renewal = {
  send: () => Promise<Response>;
  /** Called once per refusal, for any number of waiting calls. */
  onRefused: () => void;
};

/**
 * Makes `renew(usedToken)`: true if there is a new access token, false if the server refuses one. Rejects if
 * the server could not answer. Concurrent calls share one renewal.
 */
export const createRenewal = ({ send, onRefused }: Renewal) => {
  let running: Promise<boolean> | undefined;

  const renew = async (usedToken: string | undefined): Promise<boolean> => {
    const current = readToken();
    // Another call or tab has renewed it already.
    if (current !== undefined && current !== usedToken) return true;
    const response = await send();
    if (response.status === 401 || response.status === 403) {
      onRefused();
      return false;
    }
    // Other errors, such as too many tries, must not sign anybody out.
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
