import { expect, test } from "vitest";
import { ApiFailure } from "../failure.ts";

/** The apps' client does not wait longer than this by itself, in seconds. */
const longestWait = 20;

test("what is busy is asked again by itself, a payment service that is away by the person", () => {
  for (const code of ["too_busy", "database_unavailable"] as const) {
    expect(new ApiFailure(code).retryAfter).toBeLessThanOrEqual(longestWait);
  }
  expect(new ApiFailure("gateway_unavailable").retryAfter).toBeGreaterThan(longestWait);
  expect(new ApiFailure("not_found").retryAfter).toBeUndefined();
});
