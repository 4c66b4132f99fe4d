/** More than this in one run of a job is left to the next. */
export const mostAtOnce = 200;

/** Does what is due, one after the other, until nothing is (`one` answers undefined), it is enough or the server stops. */
export async function oneByOne(
  signal: AbortSignal,
  one: () => Promise<true | undefined>,
): Promise<void> {
  for (let count = 0; count < mostAtOnce && !signal.aborted; count += 1) {
    if (!(await one())) return;
  }
}
