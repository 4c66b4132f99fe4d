const some = (count: number): string => count.toLocaleString("en-NG");

/** Words around what is looked at before seats are given, and around the venues that there are. */
export const screeningPlanMessages = {
  planning: "Seats are being put together",
  nobody: "Nobody who waits gets a seat: no date to come has one left.",
  dates: "Who gets which date and venue",
  place: (when: string, venue: string) => `${when}, ${venue}`,
  people: (count: number) => (count === 1 ? "1 applicant" : `${some(count)} applicants`),
  show: "Show who",
  hide: "Hide them",
  more: (count: number) => `Show more of ${some(count)}`,
  seat: (seat: number) => `Seat ${some(seat)}`,
  changed:
    "Seats or applications have changed since this was put together. It is put together anew: look at it, then give the seats.",
  venues: {
    open: "Venues",
    title: "Venues of screenings",
    lead: "A venue is the same for every programme. How many seats it has stands at each date, and is changed there.",
    none: "No venue is there yet.",
    edit: "Edit",
    edited: (name: string) => `Edit ${name}`,
    /** To whom a change is told, before it is made. */
    told: (count: number) =>
      count === 0
        ? "Nobody has a seat there at a date to come."
        : `${count === 1 ? "1 person has" : `${some(count)} people have`} a seat there at a date to come. Where name or address change, they are told and print another slip.`,
    done: (count: number) =>
      count === 0 ? "The venue is changed" : `The venue is changed, and ${some(count)} are told`,
    reason: "Why name or address change",
    close: "Close",
  },
} as const;
