import { expect, test } from "vitest";
import type { Filter } from "./filter.ts";
import { activeFilters, withParams, withoutFilters } from "./filter.ts";

const filters: readonly Filter[] = [
  { kind: "text", name: "name", label: "Name" },
  { kind: "select", name: "level", label: "Level", options: [{ value: 200, label: "ND II" }] },
  { kind: "select", name: "state", label: "State" },
  { kind: "dates", name: "paid", label: "Paid" },
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
