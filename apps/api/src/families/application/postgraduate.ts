import type { postgraduateEndpoints } from "@polyportal/api-client/contract/application-postgraduate";
import { toNaira } from "@polyportal/domain/format/naira";
import { awardName } from "@polyportal/domain/programmes/award-name";
import { pg } from "@polyportal/domain/programmes/pg";
import { nameKey } from "@polyportal/domain/text/fold";
import { fail } from "../../failure.ts";
import { guessable } from "../../server/guessing.ts";
import type { Handlers } from "../../server/handler.ts";
import { allOffers } from "../invoice/queries.ts";
import { limitTries, requireKnown } from "../invoice/require-known.ts";
import { invoiceByRrr } from "../payment/invoices.ts";
import { askingDepartments } from "./open-departments.ts";
import { findApplicationOf, insertOpening } from "./queries.ts";

/** What the pages about postgraduate study ask before sign-in. */
export const postgraduateHandlers = {
  getPostgraduatePortal: async ({ db }) => {
    const offers = (await allOffers(db)).filter(({ slug }) => slug === pg.slug);
    const [offer] = offers;
    if (!offer) return fail("not_found");
    const { open, opensAt, closesAt, session } = offer;
    return {
      open,
      opensAt: opensAt?.toISOString() ?? null,
      closesAt: closesAt?.toISOString() ?? null,
      session,
      awards: offers.flatMap(({ award, amountKobo }) => {
        const name = awardName(pg, { award });
        return name === undefined ? [] : { name, amount: toNaira(amountKobo) };
      }),
      departments: await askingDepartments(db, pg.slug),
    };
  },

  // An unknown RRR, another programme's and one with another name get the same answer.
  openForReprint: async (ctx, { rrr, surname, code }) => {
    const invoice = await guessable(ctx, rrr, async () => {
      const found = await invoiceByRrr(ctx.db, rrr);
      const own = found?.programmeSlug === pg.slug && nameKey(found.lastname) === nameKey(surname);
      return found && own ? found : fail("details_not_found");
    });
    await limitTries(ctx, rrr, invoice);
    await requireKnown(ctx, invoice, code);
    const { application, openingId } = await ctx.change(async ({ tx, audit }) => {
      const sent = await findApplicationOf(tx, invoice.id);
      if (!sent?.completedAt) return fail("form_not_submitted");
      const opening = { applicationId: sent.id, openedAt: ctx.now, ip: ctx.ip };
      audit({ action: "reopenForReprint", subject: "application", subjectId: sent.id });
      return { application: sent, openingId: await insertOpening(tx, opening) };
    });
    const { token, expires } = await ctx.services.tokens.issueApplicant({
      applicationId: application.id,
      openingId,
      rrr,
      programme: pg.slug,
      revision: application.definitionRevision,
      readOnly: true,
    });
    return {
      token,
      expires: expires.toISOString(),
      rrr,
      programme: pg.slug,
      revision: application.definitionRevision,
    };
  },
} satisfies Handlers<typeof postgraduateEndpoints>;
