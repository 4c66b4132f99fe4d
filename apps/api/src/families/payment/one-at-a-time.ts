type Running = { readonly current: Promise<void>; next?: Promise<void> };

/**
 * Runs `work` for one key once at a time. Those who come meanwhile share one further run: what is
 * running may have asked before what they tell of happened.
 */
export function oneAtATime(work: (key: string) => Promise<void>): (key: string) => Promise<void> {
  const all = new Map<string, Running>();
  const start = (key: string): Promise<void> => {
    const current = work(key).finally(() => {
      if (all.get(key)?.current === current) all.delete(key);
    });
    all.set(key, { current });
    return current;
  };
  return (key) => {
    const running = all.get(key);
    if (!running) return start(key);
    running.next ??= running.current.catch(() => undefined).then(() => start(key));
    return running.next;
  };
}
