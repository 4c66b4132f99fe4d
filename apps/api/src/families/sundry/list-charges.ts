import { bursaryChargeEndpoints } from "@polyportal/api-client/contract/sundry-charges";
import { toNaira } from "@polyportal/domain/format/naira";
import { and, eq } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { bursaryFees } from "../../database/schema/fees.ts";
import { contains } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";

type Charge = typeof bursaryFees.$inferSelect;

/** A charge as the bursary's page has it. */
export const chargeRow = ({ leastKobo, mostKobo, ...charge }: Charge) => ({
  ...charge,
  least: toNaira(leastKobo),
  most: toNaira(mostKobo),
});

/** The charges of the bursary. */
export const chargeSource = sourceOf(bursaryChargeEndpoints.listBursaryFees, {
  query: (db: Reader) => db.select().from(bursaryFees).$dynamic(),
  key: bursaryFees.id,
  where: ({ search, payer, active }) =>
    and(
      contains(search, bursaryFees.code, bursaryFees.name),
      payer && eq(bursaryFees.payer, payer),
      active && eq(bursaryFees.active, active === "true"),
    ),
  order: { code: [bursaryFees.code], name: [bursaryFees.name] },
  first: "code",
  row: chargeRow,
});
