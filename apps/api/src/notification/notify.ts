import { v7 as uuid } from "uuid";
import type { Transaction } from "../database/connect.ts";
import { notifications } from "../database/schema/notification.ts";

/** What the portal tells one person, and the page that it leads to. */
export type Notification = {
  readonly userId: string;
  readonly title: string;
  readonly body: string;
  readonly path?: string | null;
  readonly now: Date;
};

/** Tells a person something, in the transaction of the change that it tells of. */
export const notify = (tx: Transaction, told: Notification): Promise<void> => notifyAll(tx, [told]);

/** Tells several people something at once, each in words of the own. */
export async function notifyAll(tx: Transaction, all: readonly Notification[]): Promise<void> {
  if (all.length === 0) return;
  await tx
    .insert(notifications)
    .values(
      all.map(({ now, path = null, ...told }) => ({ id: uuid(), ...told, path, createdAt: now })),
    );
}
