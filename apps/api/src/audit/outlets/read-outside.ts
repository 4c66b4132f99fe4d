import type { OutletName } from "@polyportal/domain/audit/against";
import type { Config } from "../../config.ts";
import type { Checkpoint } from "../checkpoints.ts";
import type { AuditKey } from "../fingerprints.ts";
import { createOutlets } from "./create-outlets.ts";
import { failureOf, readOutletState } from "./outlet.ts";

/** The last checkpoint of an outlet. */
export type Outside = { readonly name: OutletName; readonly end: Checkpoint };

/** The last checkpoints of all outlets for a check, and which outlets failed and why. */
export async function readOutside(
  audit: Config["audit"],
  key: AuditKey,
): Promise<{ outside: Outside[]; failures: { name: OutletName; failure: string }[] }> {
  const outside: Outside[] = [];
  const failures: { name: OutletName; failure: string }[] = [];
  for (const outlet of createOutlets(audit)) {
    try {
      const { end } = await readOutletState(outlet, key);
      if (end) outside.push({ name: outlet.name, end });
    } catch (error) {
      failures.push({ name: outlet.name, failure: failureOf(error) });
    }
  }
  return { outside, failures };
}
