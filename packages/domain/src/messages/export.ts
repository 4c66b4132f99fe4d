import { mostRows, type ExportFailure } from "../export/exports.ts";

const whole = (count: number): string => count.toLocaleString("en");

/** Every word about exports of lists. */
export const exportMessages = {
  title: "Downloads",
  lead: "Lists that were asked for as files. They are kept for 7 days.",
  none: "Nothing was exported in the last 7 days.",
  columns: {
    title: "What",
    state: "State",
    done: "Rows",
    size: "Size",
    requestedAt: "Asked on",
    expiresAt: "Kept until",
    by: "By",
  },
  filters: { state: "State", format: "File", side: "Whose" },
  formats: { xlsx: "Excel workbook", csv: "CSV", pdf: "PDF" },
  states: {
    waiting: "Waiting",
    running: "Being made",
    done: "Ready",
    failed: "Failed",
    cancelled: "Cancelled",
  },
  sides: { own: "Mine", others: "Of others" },
  size: (bytes: number) =>
    bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
  notReady: "The file is not ready.",
  notYours: "Only who asked for it can do this.",
  notSaved: "The file did not come",
  fileName: (title: string, day: string, format: string) => `${title} ${day}.${format}`,
  exportAs: "Export",
  exporting: "Exporting…",
  seeDownloads: "See the downloads",
  download: "Download",
  cancel: "Cancel",
  remove: "Delete",
  removed: "The file is deleted.",
  cancelled: "The export is cancelled.",
  made: (title: string) => `${title}: the file is ready.`,
  inBackground: (title: string, total: number | null) =>
    `${title}${total === null ? "" : `, ${whole(total)} rows`}: the file is made in the background. You are told when it is ready.`,
  leftOut: (columns: readonly string[]) =>
    columns.length === 0
      ? ""
      : `Left out, since you may not export phones, e-mails and dates of birth: ${columns.join(", ")}.`,
  readyTitle: "Your export is ready",
  ready: (title: string, rows: number) =>
    `${title}, ${whole(rows)} ${rows === 1 ? "row" : "rows"}: the file is kept for 7 days.`,
  failedTitle: "Your export has failed",
  failed: (title: string, why: string) => `${title}: ${why}`,
  /** On paper, what a list was searched for, how many rows it had, and when. */
  searched: (words: string) => `Search: ${words}`,
  filtered: (filter: string, values: readonly string[]) => `${filter}: ${values.join(", ")}`,
  counted: (rows: number, when: string) =>
    `${whole(rows)} ${rows === 1 ? "row" : "rows"}, as of ${when}`,
} as const;

/** Why an export has failed, and what to do. */
export const exportFailureWords: Readonly<Record<ExportFailure, string>> = {
  right_lost: "You may no longer see this list, or its personal columns, so no file is given out.",
  disk_full:
    "The server has no room for the file. Nothing of it was kept; tell the school's ICT unit, and ask again later.",
  // Said when it is asked for: a number in words costs a server's start and a phone 10 ms.
  get too_long() {
    return `The list has more rows than a file holds: ${whole(mostRows.xlsx)} in a workbook or CSV, ${whole(mostRows.pdf)} in a PDF. Choose fewer by a filter or a search, and ask again.`;
  },
  broken: "The file could not be made. Ask for it again; if it fails again, tell the help desk.",
};

type Told = {
  readonly school: string;
  readonly name: string;
  readonly title: string;
  readonly rows: number;
  readonly link: string;
};

/** A link, never the file: who reads another's mail has not the portal with it. */
export const exportReadyMail = ({ school, name, title, rows, link }: Told) => ({
  subject: `Your export is ready - ${school}`,
  text: [
    `Dear ${name},`,
    exportMessages.ready(title, rows),
    "Sign in and download it here:",
    link,
    school,
  ].join("\n\n"),
});
