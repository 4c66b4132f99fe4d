/** What one attempt of a call sends. */
export type Attempt = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
  signal: AbortSignal;
  /** The share of the body that is sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
};

/** Sends one attempt; rejects only when no answer came. */
export const send = async (attempt: Attempt): Promise<Response> => {
  attempt.signal.throwIfAborted();
  if (attempt.onProgress && typeof XMLHttpRequest !== "undefined") {
    // Loaded only for uploads.
    const { sendWithProgress } = await import("./send-with-progress.ts");
    return sendWithProgress(attempt);
  }
  const { url, method, headers, signal, body } = attempt;
  // The refresh cookie is needed also if the api has another origin.
  return fetch(url, { method, headers, signal, credentials: "include", body: body ?? null });
};
