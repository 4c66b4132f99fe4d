import type { Client } from "@polyportal/api-client/client/client";
import { laterStaffEndpoints } from "@polyportal/api-client/client/later-staff-endpoint-table.gen";
import { useClient } from "@polyportal/api-client/query/client-context";

const taught = new WeakSet<Client>();

/** Lets the client know what pages call that few people open: all others carry none of it. */
export function useLaterCalls(): void {
  const client = useClient();
  if (!taught.has(client)) client.learn(laterStaffEndpoints);
  taught.add(client);
}
