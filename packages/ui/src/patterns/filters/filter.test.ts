import { expect, test } from "vitest";
import type { Filter } from "./filter.ts";
import { activeFilters, withParams, withoutFilters } from "./filter.ts";

const filters: readonly Filter[] = [
  { kind: "text", name: "name", label: "Name" },
  { kind: "select", name: "level", label: "Level", options: [{ value: 200, label: "ND II" }] },
  { kind: "select", name: "state", label: "State" },
  { kind: "dates", name: "paid", label: "Paid" },
  {
    kind: "several",
    name: "mode",
    label: "Mode",
    options: ["Full time", "Part time", "Weekend"].map((mode) => ({ value: mode, label: mode })),
  },
  {
    kind: "tree",
    name: "dept",
    label: "Department",
    nodes: [{ id: "1", label: "Sciences", children: [{ id: "1.2", label: "Statistics" }] }],
  },
];
const textsIn = (query: string) =>
  activeFilters(filters, new URLSearchParams(query)).map(({ text }) => text);

test("an address without filters has no chip", () => {
  expect(textsIn("page=2&name=%20&unknown=1")).toEqual([]);
});

test("each filter tells what it does", () => {
  expect(textsIn("name=Ade&level=200&state=In-progress")).toEqual([
    "Name: Ade",
    "Level: ND II",
    "State: In-progress",
  ]);
});

test("a choice that is no more is still told, so that it can be taken away", () => {
  expect(textsIn("level=900")).toEqual(["Level: 900"]);
});

test("a span of days may be open at one end", () => {
  expect(textsIn("paid-from=2026-03-01")).toHaveLength(1);
  expect(textsIn("paid-from=2026-03-01&paid-to=2026-03-31")).toHaveLength(1);
  expect(textsIn("paid-to=2026-03-31")[0]).toMatch(/^Paid: to /);
});

test("a span that moves with the day is told in its words, and goes with the days", () => {
  const spans = [{ value: "last-7-days", label: "Last 7 days" }];
  const paid: Filter = { kind: "dates", name: "paid", label: "Paid", spans };
  const params = new URLSearchParams("paid=last-7-days&size=20");
  expect(activeFilters([paid], params).map(({ text }) => text)).toEqual(["Paid: Last 7 days"]);
  expect(withoutFilters(params, activeFilters([paid], params)).toString()).toBe("size=20");
});

test("a change leads to the first page and keeps the rest", () => {
  const params = new URLSearchParams("page=7&size=20&level=200");
  expect(withParams(params, { name: " Ade " }).toString()).toBe("size=20&level=200&name=Ade");
  expect(withParams(params, { level: "" }).toString()).toBe("size=20");
});

test("all filters go, and nothing else", () => {
  const params = new URLSearchParams("size=20&search=x&level=200&paid-from=2026-03-01");
  expect(withoutFilters(params, activeFilters(filters, params)).toString()).toBe(
    "size=20&search=x",
  );
});

test("a filter of several values has a chip for each, and takes a parameter for each", () => {
  const params = new URLSearchParams("mode=Weekend&mode=Evening&dept=1.2&mode=Weekend");
  expect(activeFilters(filters, params).map(({ text }) => text)).toEqual([
    "Mode: Weekend",
    "Mode: Evening",
    "Department: Statistics",
  ]);
  const [weekend] = activeFilters(filters, params);
  expect(withoutFilters(params, [weekend!]).getAll("mode")).toEqual(["Evening"]);
  expect(withoutFilters(params, activeFilters(filters, params)).toString()).toBe("");
  expect(withParams(params, { mode: ["Part time", "Weekend"] }).toString()).toBe(
    "mode=Part+time&dept=1.2&mode=Weekend",
  );
});

test("very many values are one chip", () => {
  const params = new URLSearchParams([1, 2, 3, 4, 5, 6].map((n) => ["mode", String(n)]));
  const active = activeFilters(filters, params);
  expect(active.map(({ text }) => text)).toEqual(["Mode: 6 chosen"]);
  expect(withoutFilters(params, active).has("mode")).toBe(false);
});
