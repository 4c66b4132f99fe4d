import { fullName } from "@polyportal/domain/format/name";
import { noticeLetter, noticeText } from "@polyportal/domain/messages/notice-letter";
import { inArray } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import { users } from "../database/schema/users.ts";
import type { Services } from "../server/services.ts";
import { notifyAll, type Notification } from "./notify.ts";

/** What a person is told by letter, too: of which kind it is, and about which record. */
export type Notice = Notification & {
  readonly kind: string;
  readonly about: string;
  readonly path: string;
};

/**
 * Tells people something in the portal, by a letter whoever has an address and is switched on, and students
 * by text message, where the school sends any: a few statements for a whole class.
 */
export async function tell(
  tx: Transaction,
  { config, outbox }: Pick<Services, "config" | "outbox">,
  told: readonly Notice[],
): Promise<void> {
  if (told.length === 0) return;
  await notifyAll(
    tx,
    told.map(({ userId, title, body, path, now }) => ({ userId, title, body, path, now })),
  );
  const people = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(told.map(({ userId }) => userId))]));
  const byId = new Map(people.map((person) => [person.id, person]));
  const school = config.school.name;
  if (config.sms) {
    await outbox.texts(
      tx,
      told.flatMap(({ userId, kind, about, title }) => {
        const person = byId.get(userId);
        if (!person?.active || person.userType.toLowerCase() !== "student" || !person.mobileNumber)
          return [];
        const text = noticeText(config.school.shortName, title);
        return [{ to: person.mobileNumber, kind, about, text }];
      }),
    );
  }
  await outbox.mails(
    tx,
    told.flatMap(({ userId, kind, about, title, body, path }) => {
      const person = byId.get(userId);
      if (!person?.active || !person.email) return [];
      const link = config.publicUrl + path;
      const letter = noticeLetter({ school, name: fullName(person), title, body, link });
      return [{ to: person.email, kind, about, ...letter }];
    }),
  );
}
