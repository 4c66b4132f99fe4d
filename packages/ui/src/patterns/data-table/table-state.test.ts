import { expect, test } from "vitest";
import {
  firstTableState,
  nextSort,
  tableStateIn,
  tableViewIn,
  withTableState,
  withTableView,
} from "./table-state.ts";

const read = (query: string) => tableStateIn(new URLSearchParams(query));
const write = (query: string, state: Partial<ReturnType<typeof read>>) =>
  withTableState(new URLSearchParams(query), { ...firstTableState, ...state }).toString();

test("an empty address is the first page of ten", () => {
  expect(read("")).toEqual({ page: 1, size: 10, search: "", sort: undefined });
});

test("an empty address is as many rows as the list opens with, and any other number is written", () => {
  expect(tableStateIn(new URLSearchParams(), 20).size).toBe(20);
  const ten = withTableState(new URLSearchParams(), firstTableState, 20);
  expect(ten.toString()).toBe("size=10");
  expect(tableStateIn(ten, 20).size).toBe(10);
  expect(withTableState(ten, { ...firstTableState, size: 20 }, 20).toString()).toBe("");
});

test("an address is read and written back", () => {
  const query = "level=200&page=3&size=300&search=Ade&sort=-name";
  const state = read(query);
  expect(state).toEqual({
    page: 3,
    size: 300,
    search: "Ade",
    sort: { column: "name", descending: true },
  });
  expect(write("level=200", state)).toBe(query);
});

test.each(["page=0", "page=-1", "page=x", "page=1.5", "page=1e99", "size=7", "size=-5", "sort=-"])(
  "%s makes no sense and is left aside",
  (query) => {
    expect(read(query)).toEqual(firstTableState);
  },
);

test("what is as at the start leaves the address", () => {
  expect(write("level=200&page=3&search=x&sort=name", {})).toBe("level=200");
});

test("a head sorts up, down, and not at all", () => {
  const up = nextSort(undefined, "name");
  expect(up).toEqual({ column: "name", descending: false });
  const down = nextSort(up, "name");
  expect(down).toEqual({ column: "name", descending: true });
  expect(nextSort(down, "name")).toBeUndefined();
  expect(nextSort(down, "level")).toEqual({ column: "level", descending: false });
});

const columns = [{ id: "name" }, { id: "fees" }, { id: "phone", hidden: true }];

test("columns and row height are read and written back, and left out as at the start", () => {
  const view = (query: string) => tableViewIn(new URLSearchParams(query), columns);
  const first = { shownColumns: ["name", "fees"], density: "compact" } as const;
  expect(view("page=2")).toEqual(first);
  expect(view("columns=phone+name&rows=roomy")).toEqual({
    shownColumns: ["name", "phone"],
    density: "roomy",
  });
  const params = new URLSearchParams("columns=name+phone&rows=roomy&page=2");
  const written = (shown: Parameters<typeof withTableView>[1]) =>
    withTableView(params, shown, columns).toString();
  expect(written(tableViewIn(params, columns))).toBe(params.toString());
  expect(written(first)).toBe("page=2");
});

test("columns that the reader's table has not are left out; where none is left, those at the start", () => {
  const shown = (query: string) =>
    tableViewIn(new URLSearchParams(query), columns.slice(0, 2)).shownColumns;
  expect(shown("columns=name+phone")).toEqual(["name"]);
  expect(shown("columns=phone")).toEqual(["name", "fees"]);
});
