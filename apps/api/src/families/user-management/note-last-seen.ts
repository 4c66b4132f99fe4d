import { sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import type { Job } from "../../jobs/jobs.ts";

/** What is older was noted by an earlier run, or by none while the server stood still. */
const lookBack = "1 day";

/**
 * Writes when people were last here. A browser that is in use renews its session every quarter of an
 * hour; a write to the account at each would cost every sign-in a statement, so a job does all of a
 * minute's in one.
 */
export const noteLastSeen = ({ db }: { readonly db: Database }): Job => ({
  name: "note last seen",
  seconds: 60,
  byTime: false,
  run: () =>
    db.execute(sql`
      update users set last_seen_at = seen.at
      from (
        select sessions.user_id, max(refresh_tokens.created_at) as at
        from refresh_tokens join sessions on sessions.id = refresh_tokens.session_id
        where refresh_tokens.created_at > now() - ${lookBack}::interval
          and sessions.impersonator_id is null
        group by sessions.user_id
      ) seen
      where users.id = seen.user_id and users.last_seen_at is distinct from seen.at`),
});
