/** From a click in the menu to the painted page with its data, on a slow processor. */
import { clicksToPaint, signedIn } from "./tools/click-to-paint.ts";
import { behindProxy, studentsWithResults, withLargeSchool } from "./tools/large-school.ts";
import { paintedWithin } from "./tools/painted-within.ts";
import type { Row } from "./tools/row.ts";

/** An entry of the menu, and words of the data that its page shows. */
const links = [
  { entry: "Academic Fees", words: "2025/2026" },
  { entry: "Development Levy", words: "2025/2026" },
  { entry: "Course Registration", words: "First semester" },
  { entry: "Results", words: "2025/2026" },
  { entry: "Hostel", words: "2026/2027" },
  { entry: "Profile", words: "Matric number" },
  { entry: "Lecturer Appraisal", words: "Un-appraised" },
];

export const name = "portal";

export function run(): Promise<Row[]> {
  return withLargeSchool(async ({ databaseUrl, startApi }) => {
    const [userName = ""] = await studentsWithResults(databaseUrl, 1);
    const { url } = await startApi(behindProxy);
    const times = await signedIn({ url, userName }, (context) =>
      clicksToPaint(context, { url, links, rounds: 11 }),
    );
    return [...times].flatMap(([{ entry }, all]) => paintedWithin(`${entry}: data`, all));
  });
}
