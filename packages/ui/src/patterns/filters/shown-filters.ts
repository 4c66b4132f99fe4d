import type { Filter } from "./filter.ts";

export const studentFilters: readonly Filter[] = [
  {
    kind: "tree",
    name: "unit",
    label: "School or department",
    nodes: [
      {
        id: "science",
        label: "School of Applied Sciences",
        children: [{ id: "stat", label: "Statistics" }],
      },
    ],
  },
  {
    kind: "several",
    name: "level",
    label: "Level",
    options: [
      { value: 200, label: "ND II" },
      { value: 400, label: "HND II" },
    ],
  },
  { kind: "select", name: "state", label: "Appraisal" },
  {
    kind: "dates",
    name: "paid",
    label: "Paid on",
    spans: [{ value: "last-7-days", label: "Last 7 days" }],
  },
  { kind: "text", name: "sponsor", label: "Sponsor" },
];
