import { askForJambNumber } from "@polyportal/domain/messages/jamb-number";
import { prefillWords } from "@polyportal/domain/messages/prefill.words";
import { asksJamb } from "@polyportal/domain/application/steps/programme/asks-jamb";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import { isListedAs } from "@polyportal/domain/text/names-match";
import { and, eq } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { applicationSetups } from "../../database/schema/application-setup.ts";
import { jambCandidates } from "../../database/schema/jamb-candidates.ts";
import { fail } from "../../failure.ts";
import type { Payer } from "../payment/invoices.ts";
import type { Offer } from "./queries.ts";

/** Whether the school takes the candidates of JAMB's list alone, of a programme that asks JAMB's number. */
export async function listedAlone(
  db: Reader,
  { slug, sessionId }: Pick<Offer, "slug" | "sessionId">,
): Promise<boolean> {
  if (!asksJamb(definitionOf(slug))) return false;
  const [setup] = await db
    .select({ listedOnly: applicationSetups.listedOnly })
    .from(applicationSetups)
    .where(and(eq(applicationSetups.slug, slug), eq(applicationSetups.sessionId, sessionId)));
  return setup?.listedOnly === true;
}

/**
 * JAMB's number of an invoice, where its programme asks one: where the school takes the candidates of its list
 * alone, no invoice is made without one, and that somebody is on no list is said before anybody pays. A number
 * under other names is answered as one that is on no list. An initial on the list will do: nothing of the list is
 * told by it.
 */
export async function requireListed(
  db: Reader,
  offer: Pick<Offer, "slug" | "sessionId">,
  payer: Payer,
  jambNumber: string | undefined,
): Promise<string | null> {
  if (!(await listedAlone(db, offer))) {
    return jambNumber && asksJamb(definitionOf(offer.slug)) ? jambNumber : null;
  }
  if (!jambNumber) fail("invalid_input", { fields: { jambNumber: askForJambNumber } });
  const { sessionId } = offer;
  const [candidate] = await db
    .select()
    .from(jambCandidates)
    .where(and(eq(jambCandidates.jambNumber, jambNumber), eq(jambCandidates.sessionId, sessionId)));
  if (candidate && isListedAs(candidate, payer)) return jambNumber;
  fail("invalid_input", { fields: { jambNumber: prefillWords.notListed } });
}
