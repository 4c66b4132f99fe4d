/** Resolves when the page has nothing left to do. */
export const untilIdle = () =>
  new Promise((resolve) => {
    // Safari has no idle callback.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve, { timeout: 5000 });
    else setTimeout(resolve, 1000);
  });
