/** Lists of officials in a large school: first page, search and sort at a steady rate. */
import type { Server } from "./tools/api-server.ts";
import { addressOf, behindProxy, signIn, withLargeSchool } from "./tools/large-school.ts";
import { paced, percentile } from "./tools/paced.ts";
import { atMost, type Row } from "./tools/row.ts";

const rate = 50;
const seconds = 8;
const budgetMs = 50;

/** Each list as its page asks for it, searched for a name, and sorted the other way round. */
const lists = {
  users: "/api/UserManagement/users",
  lecturers: "/api/Lecturer/lecturers",
  offices: "/api/Lecturer/offices",
  approvals: "/api/Approval/approvals",
  exports: "/api/Report/exports",
  imports: "/api/Import/imports",
} as const;
const sorts: Partial<Record<keyof typeof lists, string>> = {
  users: "-fullName",
  lecturers: "-fullName",
  offices: "-unit",
};

export const name = "staff";

export function run(): Promise<Row[]> {
  return withLargeSchool(async ({ startApi }) => {
    const api = await startApi(behindProxy);
    const token = await signIn(api, "admin", addressOf(0));
    const rows: Row[] = [];
    for (const [list, path] of Object.entries(lists)) {
      const sort = sorts[list as keyof typeof lists];
      const questions = {
        "first page": path,
        "a search": `${path}?search=bello`,
        ...(sort && { "another order": `${path}?sort=${sort}` }),
      };
      for (const [what, question] of Object.entries(questions)) {
        await ask(api, question, token, 1);
        const times = await ask(api, question, token, seconds);
        const figure = `${list}, ${what}, ${rate} requests a second: 95 of 100 within`;
        rows.push(atMost(figure, percentile(times), "ms", budgetMs));
      }
    }
    return rows;
  });
}

async function ask({ url }: Server, path: string, token: string, duration: number) {
  const times: number[] = [];
  const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": addressOf(0) };
  await paced(rate * duration, rate, async () => {
    const begin = performance.now();
    const answer = await fetch(url + path, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} under load.`);
    times.push(performance.now() - begin);
  });
  return times;
}
