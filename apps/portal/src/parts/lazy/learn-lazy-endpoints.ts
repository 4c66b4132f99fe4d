import type { Client } from "@polyportal/api-client/client/client";
import { lazyStaffEndpoints } from "@polyportal/api-client/client/lazy-staff-endpoint-table.gen";

const taught = new WeakSet<Client>();

/** Adds endpoints that few pages call to the client, so that other pages need not load them. */
export function learnLazyEndpoints(client: Client): void {
  if (!taught.has(client)) client.learn(lazyStaffEndpoints);
  taught.add(client);
}
