import { isBulkEdit } from "../import/pages.ts";
import { formatDateTime } from "../format/date.ts";
import { formatNaira } from "../format/naira.ts";
import { groupRrr } from "../format/rrr.ts";

const whole = (count: number): string => count.toLocaleString("en");

/** The name of an importer or a bulk edit, to be read. */
const plain = (kind: string): string => kind.replaceAll("-", " ");

/** Words of the officials' dashboard. */
export const adminDashboardMessages = {
  session: "Academic session",
  /** What waits for the reader, over its number. */
  waiting: {
    approvals: "Requests to decide",
    requests: "Referrals to confirm",
    amendments: "Amendments to decide",
    failedExports: "Your exports that failed",
    failedExportsOfOthers: "Exports of others that failed",
    serverFaults: "Server faults in 7 days",
  },
  /** How many payments settle no invoice, over the newest of them. */
  unmatchedCount: (count: number, shown: number) => {
    const said =
      count === 1 ? "1 payment settles no invoice" : `${whole(count)} payments settle no invoice`;
    return count > shown ? `${said}; the newest ${shown}:` : `${said}:`;
  },
  /** Amounts are naira. */
  unmatched: {
    "other-amount": (rrr: string, paid: number, asked: number) =>
      `${formatNaira(paid)} came for RRR ${groupRrr(rrr)}, whose invoice is of ${formatNaira(asked)}`,
    surplus: (rrr: string, paid: number) =>
      `${formatNaira(paid)} came for RRR ${groupRrr(rrr)} after the same was paid by another`,
  },
  /** An import whose last step came to nothing. */
  failedImport: {
    check: (kind: string) => `Your sheet of ${plain(kind)} could not be checked`,
    import: (kind: string) => `Your sheet of ${plain(kind)} is checked, and could not be imported`,
    undo: (kind: string) =>
      `Your ${isBulkEdit(kind) ? "bulk change" : "import"} of ${plain(kind)} could not be undone`,
  },
  /** The same of somebody else. */
  failedImportOf: {
    check: (kind: string, by: string) => `A sheet of ${plain(kind)} by ${by} could not be checked`,
    import: (kind: string, by: string) =>
      `A sheet of ${plain(kind)} by ${by} is checked, and could not be imported`,
    undo: (kind: string, by: string) =>
      `The ${isBulkEdit(kind) ? "bulk change" : "import"} of ${plain(kind)} by ${by} could not be undone`,
  },
  /** Those that are not listed. */
  furtherFailedImports: (count: number) =>
    count === 1
      ? "1 more import of others has failed"
      : `${whole(count)} more imports of others have failed`,
  undoable: (kind: string, until: string) =>
    `Your ${isBulkEdit(kind) ? "bulk change" : "import"} of ${plain(kind)} can be undone until ${formatDateTime(until)}`,
  checked: (kind: string) => `Your sheet of ${plain(kind)} is checked, and not imported yet`,
  waits: "Waiting for you",
  nothingWaits: "Nothing waits for you just now.",
  applications: {
    title: "Applicants",
    value: "Applicants",
  },
  fees: {
    title: "School fees",
    row: "What",
    value: "Collected",
    target: "Expected",
    all: "All classes",
  },
  registrations: {
    title: "Course registrations",
    students: "Students of the session",
    submitted: "Waiting for approval",
    returned: "Returned",
    approved: "Approved",
    note: "Each student registers once a semester.",
  },
  sheets: {
    title: "Score sheets",
    draft: "Draft",
    submitted: "Submitted",
    checked: "Checked",
    approved: "Approved",
    published: "Published",
  },
  hostels: {
    title: "Beds",
    row: "What",
    value: "Taken",
    target: "Beds",
    booked: "Booked",
    held: "Booked or held",
  },
} as const;
