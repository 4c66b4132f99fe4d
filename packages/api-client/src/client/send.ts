/** The part of a call that one attempt sends. */
export type Attempt = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
  signal: AbortSignal;
  /** How much of the body has left, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};

/** Sends one attempt; rejects only when no answer came. */
export const send = async (attempt: Attempt): Promise<Response> => {
  attempt.signal.throwIfAborted();
  if (attempt.onProgress && typeof XMLHttpRequest !== "undefined") {
    // With what uploads: every other page does without.
    const { sendWithProgress } = await import("./send-with-progress.ts");
    return sendWithProgress(attempt);
  }
  const { url, method, headers, signal, body } = attempt;
  // The refresh cookie must travel when the api has an origin of its own.
  return fetch(url, { method, headers, signal, credentials: "include", body: body ?? null });
};
