/** The largest list of the large school as a file, alone and while students ask the same process for their pages. */
import { callerOf, callersOf, type Caller } from "./tools/caller.ts";
import { behindProxy, studentsWithResults, withLargeSchool } from "./tools/large-school.ts";
import { exported } from "./tools/made-export.ts";
import { atMost, within, type Row } from "./tools/row.ts";
import { paced } from "./tools/timing.ts";

const rate = 50;
const pages = ["/api/Dashboard/student-dashboard", "/api/Results/cgpa"];
const budgets = { seconds: 20, pageMs: 50, memoryMb: 300 };

export function run(): Promise<Row[]> {
  return withLargeSchool(async ({ client, startApi }) => {
    const names = await studentsWithResults(client, 20);
    const rows: Row[] = [];
    for (const format of ["xlsx", "csv"]) {
      const api = await startApi(behindProxy);
      const admin = await callerOf(api, "admin", names.length);
      const students = await callersOf(api, names);
      const asked = { list: "listUsers", format, filters: { userType: "student" } };
      await pagesOf(students, 2);
      const quiet = await pagesOf(students, 5);
      const before = await api.peakMemoryMb();
      const alone = await exported(client, admin, asked);
      let ended = false;
      const making = exported(client, admin, asked).finally(() => (ended = true));
      const busy: number[] = [];
      while (!ended) busy.push(...(await pagesOf(students, 1)));
      const beside = await making;
      const most = await api.peakMemoryMb();
      await api.stop();
      const what = `${format} of ${alone.rows.toLocaleString("en")} users`;
      rows.push(
        atMost(`${what}: alone`, alone.seconds, "s", budgets.seconds),
        atMost(`${what}: beside ${rate} pages a second`, beside.seconds, "s", budgets.seconds),
        atMost(`${what}: the file`, alone.megabytes, "MB"),
        within("students' pages without an export", quiet),
        within(`students' pages beside the ${format}`, busy, budgets.pageMs),
        atMost(`${what}: the server's most memory before`, before, "MB"),
        atMost(`${what}: the server's most memory`, most, "MB", budgets.memoryMb),
      );
    }
    return rows;
  });
}

/** How long each of the students' pages took, of so many seconds. */
const pagesOf = (students: readonly Caller[], seconds: number): Promise<number[]> =>
  paced(rate * seconds, rate, async (index) =>
    students[index % students.length]?.read(pages[index % pages.length] ?? ""),
  );
