import { ApiFailure } from "../failure.ts";
import type { Context } from "./handler.ts";

/**
 * Answers a question about a number (an RRR, a matric number) in which a stranger could try one thing
 * after the other. What is found speaks for its address, for a café's whole queue has one; what is
 * not found counts by address and by number, and stops whoever goes on.
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

/** Counts a try, and answers whether it may still be: for what is left undone rather than refused. */
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
