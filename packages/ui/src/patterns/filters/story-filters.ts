import { schools } from "../../components/tree/story-schools.ts";
import type { Filter } from "./filter.ts";

const departments = [
  "Accountancy",
  "Architectural Technology",
  "Banking and Finance",
  "Building Technology",
  "Business Administration and Management",
  "Civil Engineering Technology",
  "Computer Engineering Technology",
  "Electrical and Electronic Engineering Technology",
  "Estate Management and Valuation",
  "Mass Communication",
  "Quantity Surveying",
  "Science Laboratory Technology",
  "Statistics",
];

/** A registrar's filters of students: one of each kind, and a second one of two kinds. */
export const studentFilters: readonly Filter[] = [
  {
    kind: "tree",
    name: "unit",
    label: "School or department",
    nodes: schools,
  },
  {
    kind: "several",
    name: "level",
    label: "Level",
    options: ["ND I", "ND II", "HND I", "HND II"].map((level, index) => ({
      value: (index + 1) * 100,
      label: level,
    })),
  },
  { kind: "select", name: "state", label: "Appraisal" },
  {
    kind: "dates",
    name: "paid",
    label: "Paid on",
    spans: [
      { value: "today", label: "Today" },
      { value: "last-7-days", label: "Last 7 days" },
      { value: "this-session", label: "This session" },
    ],
  },
  { kind: "text", name: "sponsor", label: "Sponsor" },
  {
    kind: "several",
    name: "first-choice",
    label: "First choice",
    options: departments.map((label) => ({ value: label, label })),
  },
];
