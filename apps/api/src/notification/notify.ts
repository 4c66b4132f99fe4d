import { v7 as uuid } from "uuid";
import type { Transaction } from "../database/connect.ts";
import { copyRows } from "../database/copy-rows.ts";
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
export const notifyAll = (tx: Transaction, all: readonly Notification[]): Promise<void> =>
  copyRows(
    tx,
    notifications,
    all.map(({ userId, title, body, path = null, now }) => ({
      id: uuid(),
      userId,
      title,
      body,
      path,
      createdAt: now,
    })),
  );
