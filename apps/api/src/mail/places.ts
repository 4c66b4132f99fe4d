import type { OutboxMessage } from "./outbox.ts";

/** Letters to one mailbox within an hour: about one record, and in all. */
export const mostAboutOne = 4;
export const mostInAll = 20;
/** Of all, so many are kept for those who have proved who they are and wait: others never take them. */
export const keptForUrgent = 4;
/** As much as one letter can be read in. */
const mostJoined = 30;

const hour = 3_600_000;

/** A letter's place among those of the last hour; letters that were joined share one. */
export type Place = Pick<OutboxMessage, "mailbox" | "about"> & {
  readonly letter: string;
  readonly at: Date;
};

/** When a letter may go: now (undefined), or not before. */
export function waitOf(
  message: Pick<OutboxMessage, "mailbox" | "about" | "urgent">,
  places: readonly Place[],
  now: Date,
): Date | undefined {
  const most = message.urgent ? mostInAll : mostInAll - keptForUrgent;
  const here = places.filter(
    ({ mailbox, at }) => mailbox === message.mailbox && at.getTime() > now.getTime() - hour,
  );
  const about = here.filter((place) => place.about === message.about);
  const free = [freeAt(here, most), freeAt(about, mostAboutOne)].flatMap((at) => at ?? []);
  return free.length > 0 ? new Date(Math.max(...free)) : undefined;
}

/** When the first of so many places is free again; undefined while one is. */
function freeAt(places: readonly Place[], most: number): number | undefined {
  const letters = new Map(places.map(({ letter, at }) => [letter, at.getTime()]));
  if (letters.size < most) return undefined;
  const newest = [...letters.values()].sort((one, other) => other - one);
  return (newest[most - 1] ?? 0) + hour;
}

/**
 * Which waiting letters go with `lead`: to the very same address, about records that have a place
 * left, the oldest first. `places` are those taken without it. What is urgent goes alone, to be found.
 */
export function joinedBy(
  lead: OutboxMessage,
  waiting: readonly OutboxMessage[],
  places: readonly Place[],
  now: Date,
): OutboxMessage[] {
  if (lead.urgent) return [];
  const address = addressOf(lead);
  return waiting
    .filter((other) => other.id !== lead.id && addressOf(other) === address)
    .filter((other) => waitOf({ ...other, urgent: true }, places, now) === undefined)
    .slice(0, mostJoined - 1);
}

const addressOf = ({ channel, recipient }: OutboxMessage) =>
  `${channel}:${recipient.trim().toLowerCase()}`;
