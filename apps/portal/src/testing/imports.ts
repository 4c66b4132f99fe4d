import type { Output } from "@polyportal/api-client/client/client";

type Answer = Output<"listImports">;

/** Nothing was imported yet. */
export const noImports: Answer = { items: [], total: 0 };

const imported = { kind: "lecturers", by: "Yusuf Halima", new: 388, changed: 20, unchanged: 4 };

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
