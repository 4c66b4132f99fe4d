import type { DataColumn } from "../data-table/column.ts";
import type { SavedView } from "./view.ts";

/** A registrar's three views: two own ones, and one that the bursary shares with all. */
export const studentViews: readonly SavedView[] = [
  {
    id: "debtors",
    name: "Debtors of ND II and HND II",
    query: "level=200&level=400&sort=-fees&columns=name+matric+level+fees",
    sharedWith: "role",
  },
  { id: "slt", name: "Microbiology, Science Laboratory Technology", query: "unit=micro" },
  {
    id: "paid",
    name: "Paid since the session began",
    query: "paid-from=2026-10-01&sort=name&rows=roomy",
    sharedWith: "all",
    isDefault: true,
    lockedReason: "Made by the bursary.",
  },
];

/** With whom a view may be shared. */
export const audiences = [
  { value: "me", label: "Only me" },
  { value: "role", label: "Everyone in the registry" },
  { value: "all", label: "All staff" },
];

/** The columns of the views. */
export const viewColumns: readonly Pick<DataColumn<never>, "id" | "hidden">[] = [
  { id: "name" },
  { id: "matric" },
  { id: "department" },
  { id: "level" },
  { id: "fees", hidden: true },
];
