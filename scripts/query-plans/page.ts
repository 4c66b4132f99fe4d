import type { Call } from "./calls.ts";
import type { Access } from "./plans.ts";

/** A table of fewer rows is scanned because that is quickest, whatever indexes it has. */
export const small = 5_000;
/** So many reads of large tables stand in a line: the largest tell how a call will grow. */
const named = 2;

const rounded = new Intl.NumberFormat("en", { maximumSignificantDigits: 2 });
const exact = new Intl.NumberFormat("en");

/** The tables of more than 5,000 rows, and how many rows each has. */
export type LargeTables = ReadonlyMap<string, number>;

/** The page of all calls, one line each. */
export function pageOf(lines: readonly string[], large: LargeTables): string {
  return `# Query plans

What students ask and change, what becomes of score sheets, and what the staff ask of every list, in a school with ${inWords(large)}. A line names the call, its statements, and the ${named} largest reads of such tables: the rows that it brings, and by which index. Made by \`pnpm plans\` from the queries that the server sends, for a student who has rows in every table, a lecturer with classes of 300, and those who see a whole list. No table of more than ${exact.format(small)} rows is scanned from end to end, nor are so many rows of one read (a list of the staff counts its rows as far as 10,000), but where a line says why; smaller ones (fees, courses, beds, score sheets, the sessions of a fresh server) may be scanned.

${lines.join("\n")}
`;
}

/** The line of one call. */
export function lineOf(
  { name, path, change, readsAll }: Pick<Call, "name" | "path" | "change" | "readsAll">,
  plans: readonly (readonly Access[])[],
  large: LargeTables,
): string {
  const asked = `${change?.method ?? "GET"} ${path.replace(/\?.*/, "")}`;
  const reads = largestOf(plans.flat(), large).map(inLine).join(", ");
  return `- ${name}: \`${asked}\`, ${plans.length} ${plans.length === 1 ? "statement" : "statements"}; ${reads || "single rows"}${readsAll ? ` (${readsAll})` : ""}`;
}

/** The largest read of each large table, the largest of these first. A single row, such as the caller's, tells nothing. */
function largestOf(accesses: readonly Access[], large: LargeTables): Access[] {
  const byTable = new Map<string, Access>();
  for (const access of accesses) {
    const before = byTable.get(access.table);
    if (large.has(access.table) && access.brought > Math.max(1, before?.brought ?? 0)) {
      byTable.set(access.table, access);
    }
  }
  return [...byTable.values()]
    .toSorted((one, other) => other.brought - one.brought)
    .slice(0, named);
}

/** "27 scores by scores_student". */
const inLine = (access: Access) =>
  `${exact.format(access.brought)} ${access.table} ${wayOf(access)}`;

function wayOf({ index, scans, how }: Access): string {
  if (index) return `by ${index}`;
  if (scans) return "scanned";
  return how === "ModifyTable" ? "written" : "by several indexes";
}

/** "490,000 scores, 150,000 invoices and 9,000 bed allocations". */
function inWords(large: LargeTables): string {
  const tables = [...large].map(
    ([name, rows]) => `${rounded.format(rows)} ${name.replaceAll("_", " ")}`,
  );
  return new Intl.ListFormat("en-GB").format(tables);
}
