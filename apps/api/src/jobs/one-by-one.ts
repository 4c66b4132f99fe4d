/** The most items in one run of a job. The next run does the rest. */
export const mostAtOnce = 200;

/** Does what is due one by one until `one` returns undefined, the limit is reached or the server stops. */
export async function oneByOne(
  signal: AbortSignal,
  one: () => Promise<true | undefined>,
): Promise<void> {
  for (let count = 0; count < mostAtOnce && !signal.aborted; count += 1) {
    if (!(await one())) return;
  }
}
