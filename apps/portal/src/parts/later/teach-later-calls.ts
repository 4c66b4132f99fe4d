import type { Client } from "@polyportal/api-client/client/client";
import { laterStaffEndpoints } from "@polyportal/api-client/client/later-staff-endpoint-table.gen";

const taught = new WeakSet<Client>();

/** Lets the client know what pages call that few people open: all others carry none of it. */
export function teachLaterCalls(client: Client): void {
  if (!taught.has(client)) client.learn(laterStaffEndpoints);
  taught.add(client);
}
