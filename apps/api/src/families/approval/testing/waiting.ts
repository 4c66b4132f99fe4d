import type { Contract } from "@polyportal/api-client/contract/contract";
import { and, eq, sql } from "drizzle-orm";
import { approvals } from "../../../database/schema/approval.ts";
import { users } from "../../../database/schema/users.ts";
import type { TestServer } from "../../../testing/test-server.ts";

type Server = TestServer<Contract>;

/** The only pending request about a record. */
export async function waitingFor(server: Pick<Server, "db">, subjectId: string) {
  const found = await server.db
    .select()
    .from(approvals)
    .where(and(eq(approvals.subjectId, subjectId), eq(approvals.state, "waiting")));
  const [request] = found;
  if (!request || found.length > 1) throw new Error(`${found.length} requests wait.`);
  return request;
}

/** Approves the only pending request about a record. */
export async function approveFor(server: Server, subjectId: string, user: string) {
  const { id } = await waitingFor(server, subjectId);
  return server.ok("decideApproval", { id, approve: true }, { as: { user } });
}

/** Moves the time of an account's change into the past. */
export const changedHoursAgo = (server: Pick<Server, "db">, id: string, hours: number) =>
  server.db
    .update(users)
    .set({ accountChangedAt: sql`now() - make_interval(mins => ${Math.round(hours * 60)}::int)` })
    .where(eq(users.id, id));

/** An account as the form on its page sends it. */
export async function accountForm(server: Server, id: string) {
  const found = await server.ok("getUser", { id }, { as: { user: "admin" } });
  const { revision, lastname, firstname, middlename, departmentId, staffNumber } = found;
  return {
    id,
    revision,
    lastname,
    firstname,
    middlename,
    departmentId,
    reason: "The establishment office has asked for it.",
    staffNumber: staffNumber ?? "",
    email: found.email ?? "",
    mobileNumber: found.mobileNumber ?? "",
    role: found.mainRole,
  };
}
