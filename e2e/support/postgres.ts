/** A second PostgreSQL, beside the one that the server would start for itself. */
import { startEmbedded } from "@polyportal/api/src/database/embedded/embedded.ts";
import { makeFolder } from "./folder.ts";

export type Postgres = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts it on a data folder of its own; its address is what DATABASE_URL takes. */
export async function startPostgres(): Promise<Postgres> {
  const folder = await makeFolder();
  const { url, stop } = await startEmbedded(folder.path);
  return {
    url,
    async stop() {
      await stop();
      await folder.remove();
    },
  };
}
