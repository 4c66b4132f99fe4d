/** From a click to the painted list of an official's page, on a slow processor, in a large school. */
import { clicksToPaint } from "./tools/click-to-paint.ts";
import { behindProxy, withLargeSchool } from "./tools/large-school.ts";
import type { Row } from "./tools/row.ts";

const people = "User Management";
/** A link, the navigation that it stands in, and words of the rows that its page shows. */
const links = [
  { entry: people, words: "showing 1-10" },
  { among: people, entry: "Roles", words: "administrator" },
  { among: people, entry: "Menus", words: "see hostels" },
  { among: people, entry: "Assign Head of Department", words: "Computer Science" },
  { among: people, entry: "Security Log", words: "Signed in" },
  { among: people, entry: "Audit", words: "showing 1-10" },
  { entry: "School Setup", words: "Science" },
  { entry: "Notice Board Setup", words: "Registrar" },
];

export const name = "staff-pages";

export function run(): Promise<Row[]> {
  return withLargeSchool(async ({ startApi }) => {
    const { url } = await startApi(behindProxy);
    return clicksToPaint({ url, userName: "admin", links, rounds: 9, painted: "list" });
  });
}
