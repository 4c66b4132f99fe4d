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
export async function notify(tx: Transaction, told: Notification): Promise<void> {
  const { userId, title, body, path = null, now } = told;
  await tx.insert(notifications).values({ id: uuid(), userId, title, body, path, createdAt: now });
}
