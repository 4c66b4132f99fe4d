let last: Promise<unknown> = Promise.resolve();

/**
 * Asks one thing after another: each reads every result of a class, and all at once would keep the server
 * from what is opened meanwhile. Whoever goes on leaves what has not had its turn unasked.
 */
export function inTurn<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const turn = last.then(() => {
    signal.throwIfAborted();
    return ask();
  });
  last = turn.catch(() => undefined);
  return turn;
}
