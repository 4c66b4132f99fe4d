import { expect, test } from "vitest";
import { firstTableState, nextSort, tableStateIn, withTableState } from "./table-state.ts";

const read = (query: string) => tableStateIn(new URLSearchParams(query));
const write = (query: string, state: Partial<ReturnType<typeof read>>) =>
  withTableState(new URLSearchParams(query), { ...firstTableState, ...state }).toString();

test("an empty address is the first page of ten", () => {
  expect(read("")).toEqual({ page: 1, size: 10, search: "", sort: undefined });
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
