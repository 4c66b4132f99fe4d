/** Of a page that imports several kinds: what its address says of one, and where the list of that is. */
export const importParts: Readonly<
  Record<string, { readonly within: Readonly<Record<string, string>>; readonly list: string }>
> = {
  timetable: { within: { of: "timetable" }, list: "#timetable" },
};
