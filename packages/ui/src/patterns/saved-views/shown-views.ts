import type { SavedView } from "./view.ts";

export const studentViews: readonly SavedView[] = [
  { id: "debtors", name: "Debtors of ND II", query: "level=200&sort=-fees" },
  { id: "paid", name: "Paid this session", query: "paid-from=2026-10-01", isDefault: true },
];

export const audiences = [
  { value: "me", label: "Only me" },
  { value: "all", label: "All staff" },
];

export const viewColumns = [{ id: "name" }, { id: "level" }, { id: "fees", hidden: true }];
