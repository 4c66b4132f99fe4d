/** One date of a screening at one venue. */
export type Sitting = {
  readonly id: string;
  /** When it begins, in milliseconds. */
  readonly at: number;
  /** Its seats are numbered from 1 to this. */
  readonly seats: number;
  /** Those that somebody has. */
  readonly taken: readonly number[];
};

type Seat = { readonly sittingId: string; readonly seat: number };

/** The free seats of a sitting, the lowest first. */
export function freeSeats({ seats, taken }: Pick<Sitting, "seats" | "taken">): number[] {
  const given = new Set(taken);
  return Array.from({ length: seats }, (_, at) => at + 1).filter((seat) => !given.has(seat));
}

/** Seats for so many people, as far as there are any: the sittings that come first are filled first. */
export function seatsFor(sittings: readonly Sitting[], people: number, now: number): Seat[] {
  return sittings
    .filter(({ at }) => at > now)
    .toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
    .flatMap((sitting) => freeSeats(sitting).map((seat) => ({ sittingId: sitting.id, seat })))
    .slice(0, people);
}
