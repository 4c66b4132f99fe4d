/** The API, which also makes exports of the wide list. */
import { readConfig } from "../../../apps/api/src/config.ts";
import { makeExports } from "../../../apps/api/src/export/job.ts";
import { startServer } from "../../../apps/api/src/start-server.ts";
import { wideList } from "./wide-list.ts";

// Other jobs than this one have their own benches.
const server = await startServer(readConfig(), { repeatJobs: false });
const job = makeExports(server, [wideList]);
const stopping = new AbortController();
process.on("SIGTERM", () => {
  stopping.abort();
  void server.stop().then(() => process.exit(0));
});
setInterval(() => void job.run(stopping.signal), 500).unref();
