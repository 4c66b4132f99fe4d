import type { applicationSetupEndpoints } from "@polyportal/api-client/contract/application-setup";
import { formatNaira, toKobo, toNaira } from "@polyportal/domain/format/naira";
import { wordsOfFee } from "@polyportal/domain/application-setup/typed-words";
import { applicationSetupMessages } from "@polyportal/domain/messages/application-setup";
import { programmeSlugs } from "@polyportal/domain/programmes/catalogue";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import { and, asc, eq, sql } from "drizzle-orm";
import * as z from "zod/mini";
import type { ApprovalAct } from "../../approval/act.ts";
import { approvedOrAsked } from "../../approval/request-approval.ts";
import type { Change } from "../../database/change.ts";
import type { Reader } from "../../database/connect.ts";
import { applicationFees } from "../../database/schema/application-type.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import type { WhichSetup } from "./get-setup.ts";
import { lockSetup, notedAs } from "./save-setup.ts";

const { fee: words } = applicationSetupMessages;

const payload = z.object({
  slug: z.enum(programmeSlugs),
  sessionId: z.int(),
  fees: z.array(z.object({ award: z.string(), kobo: z.int() })),
});
type Payload = z.infer<typeof payload>;
type Fees = Payload["fees"];

/** Asks for another fee of the application; it is the fee once another has approved it. */
export const changeApplicationFee: Handler<
  typeof applicationSetupEndpoints.changeApplicationFee
> = async (ctx, { slug, sessionId, fees, reason, typed }) => {
  const which = { slug, sessionId };
  const { title, awards } = definitionOf(slug);
  const known = awards?.map(({ value }) => value) ?? [""];
  const wished = fees.map(({ award, amount }) => ({ award, kobo: toKobo(amount) }));
  if (
    new Set(wished.map(({ award }) => award)).size < wished.length ||
    wished.some(({ award }) => !known.includes(award))
  ) {
    fail("not_found");
  }
  const waits = await ctx.change(async (change) => {
    const { session } = await lockSetup(change.tx, which);
    const before = await feesOf(change.tx, which);
    if (wished.every((one) => before.some((stands) => isSame(stands, one)))) fail("same_fee");
    const after = [
      ...before.filter(({ award }) => !wished.some((one) => one.award === award)),
      ...wished,
    ];
    const asked = await approvedOrAsked(
      change,
      ctx,
      {
        act: "applicationFee",
        ...notedAs(which),
        title: words.request(title, session.name),
        payload: { ...which, fees: wished } satisfies Payload,
        before: told(before),
        after: told(after),
        concerned: [],
        reason,
      },
      { typed, words: wordsOfFee(title) },
    );
    if (asked) return true;
    await carryOut(change, { ...which, fees: wished }, reason);
    return false;
  });
  return { waits };
};

const isSame = (one: Fees[number], other: Fees[number]) =>
  one.award === other.award && one.kobo === other.kobo;

/** Fees in words, by what they are of. */
const told = (fees: Fees) =>
  Object.fromEntries(
    fees.map(({ award, kobo }) => [words.ofAward(award), formatNaira(toNaira(kobo))]),
  );

async function feesOf(tx: Reader, { slug, sessionId }: WhichSetup): Promise<Fees> {
  const found = await tx
    .select()
    .from(applicationFees)
    .where(and(eq(applicationFees.slug, slug), eq(applicationFees.sessionId, sessionId)))
    .orderBy(asc(applicationFees.award));
  return found.map(({ award, amountKobo }) => ({ award, kobo: amountKobo }));
}

/** Sets the fees. Invoices that are open keep their amount until they expire. */
async function carryOut({ tx, audit }: Change, { fees, ...which }: Payload, reason: string) {
  await lockSetup(tx, which);
  const before = told(await feesOf(tx, which));
  await tx
    .insert(applicationFees)
    .values(fees.map(({ award, kobo }) => ({ ...which, award, amountKobo: kobo })))
    .onConflictDoUpdate({
      target: [applicationFees.slug, applicationFees.sessionId, applicationFees.award],
      set: { amountKobo: sql`excluded.amount_kobo` },
    });
  audit({
    action: "changeApplicationFee",
    ...notedAs(which),
    before: { fees: Object.entries(before).map((one) => one.join(": ")) },
    after: { fees: Object.entries(told(await feesOf(tx, which))).map((one) => one.join(": ")) },
    reason,
  });
}

/** What another approves before it is done to the applications. */
export const applicationSetupApprovalActs: readonly ApprovalAct[] = [
  {
    act: "applicationFee",
    carryOut: ({ change, reason }, asked) => carryOut(change, payload.parse(asked), reason),
  },
];
