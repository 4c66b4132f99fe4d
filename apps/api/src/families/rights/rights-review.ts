import { rightsReviewEndpoints } from "@polyportal/api-client/contract/rights-review";
import { fullName } from "@polyportal/domain/format/name";
import { claims, type Claim } from "@polyportal/domain/rights/claims";
import { decides } from "@polyportal/domain/rights/deciding";
import { reviewMonths } from "@polyportal/domain/rights/review";
import { and, eq, inArray, not, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Reader } from "../../database/connect.ts";
import { rightsReviews } from "../../database/schema/rights-review.ts";
import { kindOfUser, searchedUser, users } from "../../database/schema/users.ts";
import { matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import { effectiveClaims, heldRolesWithSource, staffsClaims } from "../../rights/effective.ts";

const reviewers = alias(users, "reviewers");

const roles = sql<string[]>`array(
  select held.role from (${heldRolesWithSource}) held group by 1 order by 1)`;

const exceptions = sql<{ claim: Claim; effect: "allow" | "deny" }[]>`(
  select coalesce(json_agg(json_build_object('claim', claim,
    'effect', case when allowed then 'allow' else 'deny' end) order by claim), '[]')
  from user_claims where user_claims.user_id = users.id and user_claims.until > now())`;

/** When the person's rights last changed, as far as it is known. */
const since = sql<Date>`greatest(users.created_at,
  (select max(user_roles.since) from user_roles where user_roles.user_id = users.id),
  (select max(user_claims.since) from user_claims
    where user_claims.user_id = users.id and user_claims.until > now()),
  (select max(staff_offices.since)::timestamptz from staff_offices
    where staff_offices.holder_id = users.id and staff_offices.since <= now()),
  (select max(audit_rows.at) from audit_rows
    where audit_rows.subject = 'user' and audit_rows.subject_id = users.id::text
      and audit_rows.action in ('assignRole', 'saveUserClaim', 'endUserClaim')))`.mapWith(
  users.createdAt,
);

const deciding = claims.filter(decides);

/** Officials with any right, and lecturers who decide by an office or a class, are reviewed. */
export const isReviewed: SQL = sql`(users.active and users.id in (
  select held.user_id from (${staffsClaims}) held
  join users theirs on theirs.id = held.user_id
  where lower(theirs.user_type) = 'official'
    or (lower(theirs.user_type) = 'lecturer' and held.claim = any(${sql.param(deciding)}::text[]))))`;

/** Not confirmed for half a year. For a new account, the time begins with its creation. */
export const isDue: SQL = sql`(coalesce(
  (select confirmed_at from rights_reviews where rights_reviews.user_id = users.id),
  users.created_at) < now() - make_interval(months => ${reviewMonths}))`;

/** Whose rights are reviewed, and when they were confirmed. */
export const reviewSource = sourceOf(rightsReviewEndpoints.listRightsReviews, {
  query: (db: Reader) =>
    db
      .select({
        person: users,
        roles: roles.as("held_roles"),
        exceptions: exceptions.as("exceptions"),
        held: effectiveClaims.as("held_claims"),
        since: since.as("rights_since"),
        confirmedAt: rightsReviews.confirmedAt,
        reviewer: reviewers,
        due: sql<boolean>`${isDue}`.as("due"),
      })
      .from(users)
      .leftJoin(rightsReviews, eq(rightsReviews.userId, users.id))
      .leftJoin(reviewers, eq(reviewers.id, rightsReviews.confirmedBy))
      .$dynamic(),
  key: users.id,
  costly: true,
  where: ({ search, role, due }) =>
    and(
      // An index finds the few staff, but not their rights.
      inArray(kindOfUser, ["official", "lecturer"]),
      isReviewed,
      matchesSearch(searchedUser, search),
      role &&
        sql`exists (select from (${heldRolesWithSource}) held
          where held.role = any(${sql.param(role)}::text[]))`,
      due && (due === "true" ? isDue : not(isDue)),
    ),
  order: {
    fullName: [users.lastname, users.firstname, users.middlename],
    confirmedAt: [{ nullable: rightsReviews.confirmedAt }],
  },
  first: "fullName",
  row: ({ person, reviewer, held, ...found }, { userId }) => ({
    id: person.id,
    fullName: fullName(person),
    userName: person.userName,
    roles: found.roles,
    exceptions: found.exceptions,
    decides: held.filter(decides),
    since: found.since.toISOString(),
    confirmedAt: found.confirmedAt?.toISOString() ?? null,
    confirmedBy: reviewer && fullName(reviewer),
    due: found.due,
    own: person.id === userId,
  }),
});
