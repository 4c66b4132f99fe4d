import { joinedLetterWords as words } from "@polyportal/domain/messages/joined-letters.words";
import type { OutboxMessage } from "./outbox.ts";

/** A letter as it goes out. */
export type Letter = Pick<OutboxMessage, "id" | "recipient" | "subject" | "body">;

/**
 * One letter of several, in the order in which they were written. Of codes and links to one thing only
 * the newest is told: it is the one that counts. What has expired by `now` while it waited is left out;
 * without anything left there is no letter.
 */
export function joinLetters(
  letters: readonly OutboxMessage[],
  now: Date | undefined,
): Letter | undefined {
  const inOrder = letters.toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  );
  const newest = new Map(inOrder.map((one) => [`${one.kind} ${one.about}`, one.id]));
  const told = inOrder.filter(
    ({ id, kind, about, expiresAt }) =>
      !expiresAt || ((!now || expiresAt > now) && newest.get(`${kind} ${about}`) === id),
  );
  const [first, ...others] = told;
  if (!first) return undefined;
  const id = letters[0]?.id ?? first.id;
  const { recipient } = first;
  if (others.length === 0) return { id, recipient, subject: first.subject, body: first.body };
  const parts = told.map(
    ({ subject, body }, index) =>
      `${words.heading(index + 1, told.length, subject)}\n\n${body.trim()}`,
  );
  const body = [words.asOne(told.length), ...parts].join(
    "\n\n----------------------------------------\n\n",
  );
  return { id, recipient, subject: words.subject(first.subject, others.length), body };
}
