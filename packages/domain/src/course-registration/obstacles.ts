import type { FeeObstacle } from "../fees/balance.ts";

/** What has to be paid before a semester's courses can be registered. */
export const registrationObstacles = [
  "arrears",
  "first-instalment",
  "late-fee",
] as const satisfies readonly (FeeObstacle | "late-fee")[];
export type RegistrationObstacle = (typeof registrationObstacles)[number];
