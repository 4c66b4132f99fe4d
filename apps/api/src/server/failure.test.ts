import { expect, test } from "vitest";
import { ApiFailure } from "../failure.ts";

/** Longer than this, in seconds, the client of the apps does not wait by itself. */
const longestWait = 20;

test("what is busy is asked again by itself, a payment service that is away by the person", () => {
  for (const code of ["too_busy", "database_unavailable"] as const) {
    expect(new ApiFailure(code).retryAfter).toBeLessThanOrEqual(longestWait);
  }
  expect(new ApiFailure("gateway_unavailable").retryAfter).toBeGreaterThan(longestWait);
  expect(new ApiFailure("not_found").retryAfter).toBeUndefined();
});
