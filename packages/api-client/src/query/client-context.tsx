import { createContext, use } from "react";
import type { ReactNode } from "react";
import type { Client } from "../client/client.ts";

const ClientContext = createContext<Client | undefined>(undefined);

/** Provides the client to the pages below it. */
export const ClientProvider = ({ client, children }: { client: Client; children: ReactNode }) => (
  <ClientContext value={client}>{children}</ClientContext>
);

/** The client of this app. */
export const useClient = (): Client => {
  const client = use(ClientContext);
  if (client === undefined) throw new Error("useClient needs a ClientProvider above it");
  return client;
};
