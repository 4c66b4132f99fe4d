import { expect, test } from "vitest";
import { pathAfterPayment } from "./after-payment.ts";
import { invoicePurposes } from "./purposes.ts";

test("acceptance leads to acceptance, school fees to school fees, the rest stays where it is", () => {
  const led = invoicePurposes.map((purpose) => [purpose, pathAfterPayment(purpose)] as const);
  expect(led.filter(([, path]) => path)).toEqual([
    ["school-fees", "/academic_fees/school_fees"],
    ["acceptance", "/academic_fees/acceptance"],
  ]);
});
