import { ApiError, failedCall } from "./api-error.ts";

type Limits = { signal?: AbortSignal | undefined; timeoutMs: number };

/**
 * Runs a call with the caller's signal and a time limit. Rejects with an `ApiError` that says why there was
 * no answer. Does not use `AbortSignal.any`, which older phones lack.
 */
export const withDeadline = async <T>(
  { signal, timeoutMs }: Limits,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, timeoutMs);
  if (signal?.aborted) cancel();
  signal?.addEventListener("abort", cancel);
  try {
    return await run(controller.signal);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (signal?.aborted) throw failedCall({ kind: "aborted" }, error);
    throw failedCall({ kind: late ? "timeout" : "offline" }, error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", cancel);
  }
};
