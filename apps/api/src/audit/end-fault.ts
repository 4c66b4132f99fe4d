import { endFaultLetter, type EndFault } from "@polyportal/domain/audit/root";
import type { Database } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Logger } from "../log.ts";
import type { Services } from "../server/services.ts";
import type { Ends } from "./ends.ts";
import { recipients } from "./roots.ts";

type Told = Pick<Services, "config" | "outbox" | "securityLog">;

/**
 * Tells whoever gets the roots, the security log and the server's log, once of each fault: somebody has
 * changed the database past the server, and nobody has to look for it.
 */
export function createEndAlarm(db: Database, { config, outbox, securityLog }: Told, log: Logger) {
  const raised = new Set<string>();
  return async (fault: EndFault, { stored, stands }: Ends): Promise<void> => {
    const about = `audit/${fault}/${stored.number}/${stands.number}`;
    if (raised.has(about)) return;
    raised.add(about);
    log.error(
      { fault, last: stored.number, number: stands.number },
      "the record of changes does not end where it did: verify-audit.js names what is missing",
    );
    securityLog.note({ kind: "record_cut", reason: fault });
    const ends = { last: stored.number, number: stands.number };
    const letter = endFaultLetter(fault, ends, config.school.name);
    await inTransaction(db, async (tx) => {
      for (const to of await recipients(tx, config.audit.mailTo)) {
        await outbox.mail(tx, { kind: "auditCut", to, about, ...letter });
      }
    });
  };
}
