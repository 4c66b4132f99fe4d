import { parseArgs } from "node:util";
import { sayVerification } from "./say-verification.ts";
import { withDatabase } from "./with-database.ts";

// Checks the record of changes against its seals, writing nothing: `--root NUMBER:HASH` from a letter
// (as often as there are letters), `--from` and `--to` days. Ends with 0 when all is sound, else with 1.
const { values } = parseArgs({
  options: {
    root: { type: "string", multiple: true, default: [] },
    from: { type: "string" },
    to: { type: "string" },
  },
});
await withDatabase(process.env, async (db, config) => {
  const sound = await sayVerification(db, config, values, console.log);
  process.exitCode = sound ? 0 : 1;
});
