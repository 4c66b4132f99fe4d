import { formatDate } from "../format/date.ts";
import type { Office } from "../rights/offices.ts";

/** Words that differ between the two offices. */
export const officeWords = {
  "head of department": {
    title: "Heads of department",
    lead: "Who heads which department, and who stands in. An office brings its rights on its days.",
    assign: "Assign a head",
    unit: "Department",
    holder: "Head of department",
    taken: (until: string | null) =>
      until
        ? `this department has a head until ${formatDate(until)}`
        : "this department has a head",
  },
  "dean of faculty": {
    title: "Deans",
    lead: "Who is dean of which faculty, and who stands in. An office brings its rights on its days.",
    assign: "Assign a dean",
    unit: "Faculty",
    holder: "Dean",
    taken: (until: string | null) =>
      until ? `this faculty has a dean until ${formatDate(until)}` : "this faculty has a dean",
  },
} as const satisfies Record<Office, unknown>;

/** Every other word of the pages about offices. */
export const officeMessages = {
  columns: {
    staffNumber: "Staff number",
    since: "Since",
    until: "Until",
    state: "State",
  },
  /** One that is not known yet, beside the list. */
  one: "Office",
  /** Of both offices, as a file. */
  file: { title: "Offices", office: "Office", unit: "Unit", holder: "Holder" },
  states: { coming: "To come", current: "In office", over: "Ended" },
  acting: (name: string) => `${name} (acting)`,
  openEnd: "No end set",
  filterState: "State",
  current: "In office or to come",
  past: "Ended",
  filterActing: "Held or acting",
  actsFor: "Stands in",
  holds: "Holds the office",
  untilFrom: "Last day from",
  untilTo: "Last day to",
  search: "Search units and names",
  none: "Nobody holds this office yet.",
  fields: {
    holder: "Lecturer",
    holderHint: "Type a part of the name.",
    since: "First day in office",
    until: "Last day in office",
    untilHint: "Leave it empty where no end is set.",
    acting: "Stands in for the holder until the last day",
  },
  save: "Assign",
  saved: "The office is given",
  end: "End the office",
  endQuestion: (name: string) =>
    `${name} holds the office until the end of today, and its rights no longer.`,
  changeEnd: "Change the last day",
  changeEndOf: (name: string, unit: string) => `Last day of ${name}, ${unit}`,
  changedEnd: (name: string, until: string) =>
    `${name} is in office until the end of ${formatDate(until)}`,
  clearedEnd: (name: string) => `${name} is in office with no end set`,
  takeBack: "Take the office back",
  takeBackQuestion: (name: string, since: string) =>
    `${name} does not get the office on ${formatDate(since)}; that it was given stays on record.`,
  takenBack: (name: string) => `${name} does not get the office`,
  ended: (name: string) => `The office of ${name} ends today`,
} as const;
