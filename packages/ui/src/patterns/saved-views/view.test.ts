import { expect, test } from "vitest";
import type { SavedView, ViewScope } from "./view.ts";
import { isChanged, openingAddress, viewIn, viewQuery, withView } from "./view.ts";

const scope: ViewScope = {
  filters: [
    { kind: "several", name: "level", label: "Level", options: [] },
    { kind: "dates", name: "paid", label: "Paid" },
  ],
  columns: [{ id: "name" }, { id: "phone" }, { id: "fees", hidden: true }],
};
const debtors: SavedView = {
  id: "7",
  name: "Debtors of ND II",
  query: "level=200&level=100&sort=-fees&columns=name+fees&rows=roomy",
};
const params = (query: string) => new URLSearchParams(query);

test("a view keeps what the list shows, and neither the page nor what is open beside it", () => {
  const query = "record=12&page=4&rows=roomy&level=200&paid-from=2026-03-01&sort=name&search=Ade";
  expect(viewQuery(params(query), scope)).toBe(
    "level=200&paid-from=2026-03-01&search=Ade&sort=name&rows=roomy",
  );
});

test("a list that opens with more rows keeps ten as a choice, and not its own number", () => {
  const longer = { ...scope, firstSize: 20 };
  expect(viewQuery(params("size=10"), longer)).toBe("size=10");
  expect(viewQuery(params("size=20"), longer)).toBe("");
  expect(viewQuery(params("size=10"), scope)).toBe("");
});

test("a view is chosen, changed, and is itself again in any order", () => {
  const shown = withView(params("record=12&page=4&paid-to=2026-01-01"), debtors, scope);
  expect(shown.toString()).toBe(
    "record=12&view=7&level=100&level=200&sort=-fees&columns=name+fees&rows=roomy",
  );
  expect(viewIn(shown, [debtors])).toBe(debtors);
  expect(isChanged(shown, debtors, scope)).toBe(false);
  shown.append("level", "300");
  expect(isChanged(shown, debtors, scope)).toBe(true);
  expect(isChanged(params("view=7&page=2&level=200&level=100"), debtors, scope)).toBe(true);
});

test("what the reader may not see is left out of a view, and does not count as a change", () => {
  const lesser = { filters: scope.filters.slice(0, 1), columns: scope.columns.slice(0, 2) };
  const shown = withView(params(""), debtors, lesser);
  expect(shown.toString()).toBe("view=7&level=100&level=200&columns=name&rows=roomy");
  expect(isChanged(shown, debtors, lesser)).toBe(false);
});

test("a list opens with its default view, unless the address says what it shows", () => {
  const views = [{ ...debtors, isDefault: true }];
  const opened = (query: string) => openingAddress(params(query), views, scope).toString();
  expect(opened("record=3")).toMatch(/^record=3&view=7&level=100/);
  expect(opened("level=300")).toBe("level=300");
  expect(opened(withView(params(""), undefined, scope).toString())).toBe("view=all");
  expect(openingAddress(params(""), [debtors], scope).toString()).toBe("");
});
