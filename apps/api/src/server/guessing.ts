import { ApiFailure } from "../failure.ts";
import type { Context } from "./handler.ts";

/**
 * Answers a question about a number (an RRR, a matric number) that a stranger could guess. Answers that found
 * something count in favour of the address, because many people may share it. Misses count by address and by
 * number and lead to refusal.
 */
export async function guessable<T>(
  { ip, limit, services: { guessCrowd } }: Pick<Context, "ip" | "limit" | "services">,
  number: string,
  answer: () => Promise<T>,
): Promise<T> {
  await guessCrowd.admit(ip);
  await limit("guessByNumber", number);
  try {
    const found = await answer();
    await Promise.all([limit.refund("guessByNumber", number), guessCrowd.succeeded(ip, number)]);
    return found;
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500) await guessCrowd.failed(ip, number);
    throw error;
  }
}

/** Counts a try and returns whether it is within the limit, for work that is skipped instead of refused. */
export async function within(
  limit: Context["limit"],
  ...[name, key]: Parameters<Context["limit"]>
): Promise<boolean> {
  try {
    await limit(name, key);
    return true;
  } catch (error) {
    if (error instanceof ApiFailure && error.code === "too_many_requests") return false;
    throw error;
  }
}
