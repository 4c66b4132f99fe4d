/** From a click in the menu to the painted page with its data, on a slow processor. */
import { clicksToPaint, paintedRows, signedIn } from "./tools/click-to-paint.ts";
import { behindProxy, studentsWithResults, withLargeSchool } from "./tools/large-school.ts";
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

export function run(): Promise<Row[]> {
  return withLargeSchool(async ({ client, startApi }) => {
    const [userName = ""] = await studentsWithResults(client, 1);
    const { url } = await startApi(behindProxy);
    const times = await signedIn({ url, userName }, (context) =>
      clicksToPaint(context, { url, links, rounds: 11 }),
    );
    return [...times].flatMap(([{ entry }, all]) => paintedRows(`${entry}: data`, all));
  });
}
