import { endFaultLetter, type EndFault } from "@polyportal/domain/audit/root";
import type { Database } from "../database/connect.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Logger } from "../log.ts";
import type { Services } from "../server/services.ts";
import type { Ends } from "./ends.ts";
import { recipients } from "./roots.ts";

type Told = Pick<Services, "config" | "outbox" | "securityLog">;

/**
 * Reports each fault at the end of the record once: by mail to those who get the daily roots, in the security
 * log and in the server's log. Such a fault means that the database was changed other than by the server.
 */
export function createEndAlarm(db: Database, { config, outbox, securityLog }: Told, log: Logger) {
  const raised = new Set<string>();
  return async (fault: EndFault, { stored, stands }: Ends): Promise<void> => {
    const about = `audit/${fault}/${stored.number}/${stands.number}`;
    if (raised.has(about)) return;
    const ends = { last: stored.number, number: stands.number };
    log.error(
      { fault, ...ends },
      "the record of changes does not end where it did: verify-audit.js names what is missing",
    );
    securityLog.note({ kind: "record_cut", reason: fault });
    const letter = endFaultLetter(fault, ends, config.school.name);
    await inTransaction(db, async (tx) => {
      for (const to of await recipients(tx, config.audit.mailTo)) {
        await outbox.mail(tx, { kind: "auditCut", to, about, ...letter });
      }
    });
    raised.add(about);
  };
}
