import type { ProgrammePage } from "@polyportal/api-client/contract/application-programme";
import { toNaira } from "@polyportal/domain/format/naira";
import { awardName } from "@polyportal/domain/programmes/award-name";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import type { Reader } from "../../database/connect.ts";
import { allOffers } from "../invoice/queries.ts";
import { askingDepartments } from "./open-departments.ts";

/** What the school says about a programme on its page; undefined if it has set no fee. */
export async function programmePage(
  db: Reader,
  slug: ProgrammeSlug,
  now: Date,
): Promise<ProgrammePage | undefined> {
  const offers = (await allOffers(db)).filter((offer) => offer.slug === slug);
  const [offer] = offers;
  if (!offer) return undefined;
  const programme = definitionOf(slug);
  const { open, opensAt, closesAt, session } = offer;
  return {
    open,
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    session,
    fees: offers.map(({ award, amountKobo }) => ({
      award: awardName(programme, { award }) ?? null,
      amount: toNaira(amountKobo),
    })),
    departments: await askingDepartments(db, slug),
    asOf: now.toISOString(),
  };
}
