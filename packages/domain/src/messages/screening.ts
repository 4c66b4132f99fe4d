/** The words of a screening's venues, dates and seats. */
export const screeningMessages = {
  title: "Screening",
  lead: "Where and when applicants are examined. Whoever has a seat prints the slip; who is moved is told.",
  none: "No date is set yet.",
  hasPeople: "People have seats there.",
  columns: {
    when: "Date",
    venue: "Venue",
    address: "Address",
    seats: "Seats",
    taken: "Given",
  },
  facts: { fee: "Fee of the slip", free: "Free", bring: "To bring", waiting: "Without a seat" },
  acts: {
    edit: "Edit fee and what to bring",
    addSitting: "Add a date",
    editSitting: "Edit",
    removeSitting: "Remove",
    addVenue: "Add a venue",
    give: "Give seats",
    move: "Move one person",
  },
  form: {
    title: (programme: string) => `Screening of ${programme}`,
    fee: "Fee of the slip, in naira",
    feeHint: "0 where it is free",
    bring: "What to bring",
    bringHint: "One thing a line",
    thing: "screening",
  },
  sitting: {
    added: "Add a date",
    edited: "Edit the date",
    lead: (people: number) =>
      people === 0
        ? "Nobody has a seat here yet."
        : `${people === 1 ? "1 person has" : `${people.toLocaleString("en-NG")} people have`} a seat here. Where venue or time change, they are told and print another slip.`,
    reason: "Why venue or time change",
    venue: "Venue",
    day: "Day",
    time: "Time",
    timeHint: "Such as 09:00",
    seats: "Seats",
    thing: "date",
    remove: (when: string) => `Remove ${when}`,
    removeQuestion: "Nobody has a seat there. It is removed for good.",
    removed: "It is removed",
  },
  venue: { title: "Add a venue", name: "Name", address: "Address", thing: "venue" },
  give: {
    title: "Give seats",
    question: (given: number, left: number) =>
      left === 0
        ? `${given.toLocaleString("en-NG")} applicants get a seat and are told by mail.`
        : `${given.toLocaleString("en-NG")} applicants get a seat and are told by mail; for ${left.toLocaleString("en-NG")} there is none.`,
    done: (given: number) => `${given.toLocaleString("en-NG")} seats are given`,
  },
  move: {
    title: "Move one person",
    number: "Application number",
    sitting: "To",
    of: (when: string, venue: string) => `${when}, ${venue}`,
    done: (seat: number) => `The new seat is ${seat}`,
  },
  seats: {
    open: "Who sits here",
    title: "Seats of the screening",
    lead: "Seat by seat. Whoever needs extra time has said so in the application, and it stands on the slip.",
    search: "Application number or name",
    none: "Nobody has a seat here.",
    back: "Application setup",
    columns: {
      seat: "Seat",
      applicationNumber: "Application",
      jambNumber: "JAMB number",
      extraTime: "Extra time",
      programme: "Programme",
      startsAt: "Date",
      venue: "Venue",
      sitting: "Date and venue",
    },
    needs: (extraTime: boolean) => (extraTime ? "Extra time" : "-"),
    usual: "Usual time",
  },
  letter: {
    subject: (moved: boolean) =>
      moved ? "Your screening was moved" : "Your screening date is out",
    given: (programme: string, when: string) => `Your screening for ${programme} is on ${when}.`,
    moved: (programme: string, when: string) =>
      `Your screening for ${programme} was moved. It is now on ${when}.`,
    place: (venue: string, address: string, seat: number) =>
      `Venue: ${venue}, ${address}. Your seat is ${seat}.`,
    old: "A slip that you have printed before is not valid any more.",
    print: "Print your slip with your JAMB number and phone number:",
  },
  needed: {
    fee: "please enter an amount from 0 with at most 2 decimals",
    name: "please enter a name",
    address: "please enter an address",
    venue: "please select a venue",
    day: "please select a day",
    time: "please enter a time such as 09:00",
    seats: "please enter 1 to 5,000 seats",
    number: "please enter an application number",
    sitting: "please select a date",
    past: "please select a day to come",
  },
} as const;
