import { rightsEndpoints } from "@polyportal/api-client/contract/rights";
import { fullName } from "@polyportal/domain/format/name";
import { claimSourceWords } from "@polyportal/domain/messages/users";
import type { Claim } from "@polyportal/domain/rights/claims";
import { openersOf } from "@polyportal/domain/rights/page-openers";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { kindOfUser, searchedUser, users } from "../../database/schema/users.ts";
import { matchesSearch } from "../../lists/search.ts";
import { pageOf } from "../../lists/page-of.ts";
import { sourceOf } from "../../lists/source.ts";
import { foundSources, type FoundSource } from "../../rights/claim-sources.ts";
import { effectiveClaims, effectiveRole } from "../../rights/effective.ts";
import type { Handler } from "../../server/handler.ts";

type Endpoint = typeof rightsEndpoints.listPageOpeners;

/** The person's claims that the page at an address asks for. */
export const reasonsAt = <Reason extends { readonly claim: Claim }>(
  address: string,
  reasons: readonly Reason[],
): Reason[] => {
  const { claims = [] } = openersOf(address);
  return reasons.filter(({ claim }) => claims.includes(claim));
};

export const openers = sourceOf(rightsEndpoints.listPageOpeners, {
  query: (db: Reader) =>
    db
      .select({
        person: users,
        role: effectiveRole.as("known_role"),
        held: effectiveClaims.as("held_claims"),
        sources: foundSources.as("claim_sources"),
      })
      .from(users)
      .$dynamic(),
  key: users.id,
  where: ({ address = "", search }) => {
    const { userTypes, claims } = openersOf(address);
    // Everybody if the page needs no claim, and nobody if there is no page.
    const holdsOne =
      claims &&
      sql`${effectiveClaims} && array[${sql.join(
        claims.map((claim) => sql`${claim}`),
        sql`, `,
      )}]::text[]`;
    return and(
      eq(users.active, true),
      inArray(kindOfUser, ["", ...userTypes]),
      holdsOne,
      matchesSearch(searchedUser, search),
    );
  },
  order: { fullName: [users.lastname, users.firstname] },
  first: "fullName",
  row: ({ person, role, held, sources }) => ({
    id: person.id,
    fullName: fullName(person),
    userName: person.userName,
    role,
    reasons: held.map((claim) => ({
      claim,
      sources: sources.filter((one) => one.claim === claim).map(wordsOf),
    })),
  }),
});

const wordsOf = ({ source, role }: FoundSource) => claimSourceWords[source](role);

/** Who can open a page, with those of their claims that the page asks for. */
export const listPageOpeners: Handler<Endpoint> = async (ctx, asked) => {
  const answer = await pageOf(openers)(ctx, asked);
  return {
    ...answer,
    items: answer.items.map((person) => ({
      ...person,
      reasons: reasonsAt(asked.address ?? "", person.reasons),
    })),
  };
};
