import type { Circumstances } from "./approved.ts";

/** One sentence in place of thousands of changes, where pictures were approved from another browser. */
export function otherBrowser(
  before: Circumstances | undefined,
  chromium: string,
): string | undefined {
  if (before === undefined || before.chromium === chromium) return undefined;
  return (
    `The pictures were approved from Chromium ${before.chromium}, and this is ${chromium}: ` +
    "approve all of them anew (pnpm visual:approve), in a commit that changes nothing else."
  );
}
