import type { Client } from "@polyportal/api-client/client/client";
import { laterStaffEndpoints } from "@polyportal/api-client/client/later-staff-endpoint-table.gen";

const taught = new WeakSet<Client>();

/** Adds endpoints that few pages call to the client, so that other pages need not load them. */
export function teachLaterCalls(client: Client): void {
  if (!taught.has(client)) client.learn(laterStaffEndpoints);
  taught.add(client);
}
