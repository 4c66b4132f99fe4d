import { prefillWords } from "@polyportal/domain/messages/prefill.words";
import type { Transaction } from "../../../database/connect.ts";
import { setupOf } from "../../application-setup/get-setup.ts";
import { isOnList, listedOf } from "../prefill.ts";
import type { LockedApplication } from "../queries.ts";
import type { Check } from "../checks.ts";

/** What the school knows by the sent JAMB number, if no known number was saved or opened the application. */
export async function prefillWith(
  tx: Transaction,
  application: LockedApplication,
  jambNumber: unknown,
): Promise<LockedApplication["prefill"]> {
  const { prefill } = application;
  if (prefill?.jambNumber || typeof jambNumber !== "string") return prefill;
  return (await listedOf(tx, application, jambNumber))?.prefill ?? prefill;
}

/** If the setup says so, the JAMB number must be on the school's list for this applicant. A known number passes. */
export async function listedCheck(
  tx: Transaction,
  application: LockedApplication,
  jambNumber: string,
  field: string,
): Promise<Check[]> {
  const { prefill, programmeSlug: slug, sessionId } = application;
  if (prefill?.jambNumber === jambNumber) return [];
  const { listedOnly } = await setupOf(tx, { slug, sessionId });
  const holds = !listedOnly || (await isOnList(tx, application, jambNumber));
  return [{ field, holds, message: prefillWords.notListed }];
}
