import type { OutletName } from "@polyportal/domain/audit/against";
import type { Config } from "../../config.ts";
import type { Checkpoint } from "../checkpoints.ts";
import type { AuditKey } from "../fingerprints.ts";
import { createOutlets } from "./create-outlets.ts";
import { failureOf, readTold } from "./outlet.ts";

/** What a place outside the database was told last. */
export type Outside = { readonly name: OutletName; readonly end: Checkpoint };

/** What they were told, for a check; and which of them cannot be asked, and why. */
export async function readOutside(
  audit: Config["audit"],
  key: AuditKey,
): Promise<{ outside: Outside[]; failures: { name: OutletName; failure: string }[] }> {
  const outside: Outside[] = [];
  const failures: { name: OutletName; failure: string }[] = [];
  for (const outlet of createOutlets(audit)) {
    try {
      const { end } = await readTold(outlet, key);
      if (end) outside.push({ name: outlet.name, end });
    } catch (error) {
      failures.push({ name: outlet.name, failure: failureOf(error) });
    }
  }
  return { outside, failures };
}
