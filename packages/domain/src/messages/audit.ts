/** Every word of the pages about the record of changes. */
export const auditMessages = {
  title: "Audit",
  lead: "Who changed what in the school's records, when and why.",
  search: "Search who did it",
  none: "Nothing is on record yet.",
  columns: {
    at: "Moment",
    who: "Who",
    what: "What",
    subject: "Of what",
    reason: "Reason",
    address: "Address",
  },
  from: "From",
  to: "To",
  filters: { action: "Act", subject: "Kind of record", day: "Day" },
  /** Who really acted, under whose account. */
  asAnother: (who: string, account: string) => `${who}, signed in as ${account}`,
  signedInAs: (account: string) => `signed in as ${account}`,
  entry: "Entry",
  changes: "What changed",
  noChanges: "This act noted no values.",
  before: "Before",
  after: "After",
  noAddress: "Forgotten, or not noted",
  number: "Number in the sealed record",
  notSealed: "Not sealed yet: within a minute",
  history: "History",
  historyOf: (name: string) => `History of ${name}`,
  historyNone: "Nothing is on record about this.",
  showMore: "Show more",
  changed: (field: string, from: string | null, to: string | null) => {
    if (from === null) return `${field}: ${to ?? ""}`;
    return to === null ? `${field}: was ${from}` : `${field}: from ${from} to ${to}`;
  },
  because: (reason: string) => `Because: ${reason}`,
  fromAddress: (address: string) => `From ${address}`,
} as const;
