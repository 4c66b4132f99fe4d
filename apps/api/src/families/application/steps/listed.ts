import { knownWords } from "@polyportal/domain/messages/known.words";
import type { Transaction } from "../../../database/connect.ts";
import { setupOf } from "../../application-setup/get-setup.ts";
import { isOnList, listedOf } from "../known.ts";
import type { LockedApplication } from "../queries.ts";
import type { Check } from "../checks.ts";

/** What the school knows, where JAMB's number is sent before one that it knows was saved or opened the application. */
export async function knownWith(
  tx: Transaction,
  application: LockedApplication,
  jambNumber: unknown,
): Promise<LockedApplication["known"]> {
  const { known } = application;
  if (known?.jambNumber || typeof jambNumber !== "string") return known;
  return (await listedOf(tx, application, jambNumber))?.known ?? known;
}

/** Where the setup says so, JAMB's number is on the school's list, of who applies; one that the school knows is. */
export async function listedCheck(
  tx: Transaction,
  application: LockedApplication,
  jambNumber: string,
  field: string,
): Promise<Check[]> {
  const { known, programmeSlug: slug, sessionId } = application;
  if (known?.jambNumber === jambNumber) return [];
  const { listedOnly } = await setupOf(tx, { slug, sessionId });
  const holds = !listedOnly || (await isOnList(tx, application, jambNumber));
  return [{ field, holds, message: knownWords.notListed }];
}
