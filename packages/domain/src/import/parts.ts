/** For pages that import several kinds: the query of each, and the page of its list. */
export const importParts: Readonly<
  Record<string, { readonly within: Readonly<Record<string, string>>; readonly list: string }>
> = {
  timetable: { within: { of: "timetable" }, list: "#timetable" },
};
