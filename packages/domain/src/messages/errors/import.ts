import type { ErrorAnswer } from "./answer.ts";

/** What imports may answer. */
export const importErrors = {
  sheet_refused: {
    status: 422,
    title: "The sheet was not read",
    message: "The file could not be read.",
  },
  import_expired: {
    status: 409,
    title: "The preview is over",
    message: "A preview lives for two hours. Please upload the sheet again.",
  },
  not_previewed: {
    status: 409,
    title: "Nothing was imported",
    message: "The rows of this sheet are not previewed yet, or nothing in them is new or changed.",
  },
  undo_refused: {
    status: 409,
    title: "Nothing was undone",
    message:
      "An import can be undone for 24 hours, once, by whoever imported it or by an administrator.",
  },
} as const satisfies Record<string, ErrorAnswer>;
