import { setTimeout as pause } from "node:timers/promises";
import { pino } from "pino";
import { readConfig } from "../../config.ts";
import { connect, type Pooler } from "../../database/connect.ts";
import { databaseFileStore } from "../../files/file-store.ts";
import { createOutbox } from "../../mail/outbox.ts";
import { claimExport } from "../claim.ts";
import { createExportMaker } from "../make.ts";
import { slowList } from "./slow-list.ts";

// A process that makes an export slowly and reports each piece. Tests kill it.
const [url = "", pooler = "none"] = process.argv.slice(2);
const { db } = connect(url, pino({ level: "silent" }), 2, pooler as Pooler);
const maker = createExportMaker({
  db,
  config: readConfig({}, "/nowhere"),
  files: databaseFileStore,
  outbox: createOutbox({}),
});
const request = await claimExport(db);
if (!request) throw new Error("There is nothing to make.");
const list = slowList(async (piece) => {
  if (piece < 4) return;
  process.stdout.write("half-way\n");
  await pause(600_000);
});
await maker.make([list], request, { waitedFor: false });
