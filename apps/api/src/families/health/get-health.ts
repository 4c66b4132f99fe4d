import type { Contract } from "@polyportal/api-client/contract/contract";
import { sql } from "drizzle-orm";
import type { Handler } from "../../server/handler.ts";

/** For load balancers and start scripts: `database_unavailable` while the database is away. */
export const getHealth: Handler<Contract["getHealth"]> = async ({ db }) => {
  await db.execute(sql`select 1`);
  return { status: "ok", database: "ok" };
};
