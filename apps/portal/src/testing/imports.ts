import type { Output } from "@polyportal/api-client/client/client";

type Answer = Output<"listImports">;
type Import = Output<"getImport">;

/** Nothing was imported yet. */
export const noImports: Answer = { items: [], total: 0 };

const imported = {
  kind: "lecturers",
  about: null,
  by: "Yusuf Halima",
  new: 388,
  changed: 20,
  unchanged: 4,
};

/** Sheets of the last days: one that can be undone, and one that was pasted and left. */
export const earlierImports: Answer = {
  items: [
    {
      ...imported,
      id: "i-1",
      fileName: "lecturers-2026.xlsx",
      state: "applied",
      at: "2026-11-23T09:28:00.000Z",
      rows: 415,
      refused: 3,
      appliedAt: "2026-11-23T09:30:00.000Z",
      undoUntil: "2026-11-24T09:30:00.000Z",
    },
    {
      ...imported,
      id: "i-2",
      fileName: "",
      state: "expired",
      at: "2026-11-20T15:02:00.000Z",
      rows: 12,
      refused: 12,
      appliedAt: null,
      undoUntil: null,
    },
  ],
  total: 2,
};

const id = "0199aa00-0000-7000-8000-000000000001";

const columns = [
  { key: "staffNumber", heading: "Staff number" },
  { key: "title", heading: "Title" },
  { key: "lastname", heading: "Surname" },
  { key: "firstname", heading: "First name" },
  { key: "email", heading: "E-mail" },
  { key: "departmentCode", heading: "Department code" },
];

/** A row of the sheet; what is new unless it is said otherwise. */
export const row = (
  line: number,
  own: Partial<Import["items"][number]>,
): Import["items"][number] => ({
  line,
  verdict: "New",
  cells: [`ASP/${1000 + line}`, "Dr", "Yar’Adua-Okonkwo", "Chukwuemeka", "c@example.edu.ng", "COM"],
  changes: [],
  reasons: [],
  kept: null,
  ...own,
});

/** A sheet of lecturers that was checked. */
export const previewed: Import = {
  id,
  kind: "lecturers",
  about: null,
  fileName: "lecturers-2026.xlsx",
  state: "previewed",
  by: "Effiong Emmanuel Bassey",
  at: "2026-11-23T08:00:00.000Z",
  rows: 412,
  new: 18,
  changed: 3,
  unchanged: 389,
  refused: 2,
  appliedAt: null,
  undoUntil: null,
  progress: 412,
  previewExpiresAt: "2026-11-23T10:00:00.000Z",
  undone: 0,
  kept: 0,
  waiting: 0,
  toTick: 0,
  error: null,
  notices: ["This file was imported on 20 November 2026 by Effiong Emmanuel Bassey."],
  missing: { count: 3, names: ["Bello Amina (ASP/0101)", "Sani Hauwa (ASP/0107)"] },
  mayApply: true,
  mayUndo: false,
  columns,
  items: [
    row(2, {}),
    row(3, {
      verdict: "Changed",
      changes: [
        { column: "title", from: "Mr", to: "Dr" },
        { column: "departmentCode", from: "", to: "COM" },
      ],
    }),
    row(4, { verdict: "Unchanged" }),
    row(5, {
      verdict: "Refused",
      reasons: [
        "this e-mail address belongs to ASP/0107",
        "The cells B4 to B6 are merged. Unmerge them and fill in each.",
      ],
    }),
  ],
  total: 412,
};

/** Accounts that were switched off at once. */
export const bulkEdit: Import = {
  ...previewed,
  kind: "accounts",
  fileName: "3 accounts switched off",
  state: "applied",
  rows: 3,
  new: 0,
  changed: 3,
  unchanged: 0,
  refused: 0,
  appliedAt: "2026-11-23T08:05:00.000Z",
  undoUntil: "2026-11-24T08:05:00.000Z",
  notices: [],
  missing: null,
  mayApply: false,
  mayUndo: true,
  columns: [
    { key: "fullName", heading: "Full name" },
    { key: "userName", heading: "User name" },
    { key: "active", heading: "State" },
  ],
  items: ["Akinwande-Cole Modupe Titilayo", "Bello Fatima", "Yar’Adua Chukwuemeka"].map(
    (name, at) =>
      row(at + 1, {
        verdict: "Changed",
        cells: [name, `staff.${at}`, "Switched off"],
        changes: [{ column: "active", from: "Active", to: "Switched off" }],
      }),
  ),
  total: 3,
};
