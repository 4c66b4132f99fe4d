import { parseArgs } from "node:util";
import { migrate } from "../database/migrate.ts";
import { confirmRetention, retentionLines } from "./confirm-retention.ts";
import { atTerminal } from "./terminal.ts";
import { withDatabase } from "./with-database.ts";

// Says what is due to be forgotten, by kind; with --confirm asks, and forgets it.
const { values: wanted } = parseArgs({ options: { confirm: { type: "boolean" } } });
await atTerminal((ask) =>
  withDatabase(process.env, async (db, { retention }) => {
    await migrate(db);
    console.log((await retentionLines(db, retention)).join("\n"));
    if (!wanted.confirm) return;
    const forgotten = await confirmRetention(db, retention, {
      today: await ask("Today's date in Nigeria (2026-01-31)"),
      officer: await ask("Your name"),
      reason: await ask("Why, and what you have looked at"),
    });
    const told = Object.entries(forgotten).map(([kind, count]) => `${kind}: ${count}`);
    console.log(told.length === 0 ? "Nothing was due." : `Forgotten:\n  ${told.join("\n  ")}`);
  }),
);
