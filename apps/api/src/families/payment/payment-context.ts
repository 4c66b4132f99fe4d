import type { RunChange } from "../../database/change-if-needed.ts";
import { makeChange, systemActor } from "../../database/change.ts";
import type { Reader } from "../../database/connect.ts";
import type { Machinery } from "../../server/mount.ts";
import type { Services } from "../../server/services.ts";

/** What asking the gateway and recording its answer needs: a handler's context has it, a job makes it. */
export type PaymentContext = {
  readonly db: Reader;
  readonly change: RunChange;
  readonly services: Pick<Services, "clock" | "config" | "effects" | "gateway" | "outbox">;
  readonly now: Date;
};

/** The context of what nobody signed in does: a job, the gateway's webhook. */
export function systemContext(
  { db, services }: Pick<Machinery, "db" | "services">,
  name: string,
): PaymentContext {
  const now = new Date();
  return { db, services, now, change: (work) => makeChange(db, systemActor(name), work, now) };
}
