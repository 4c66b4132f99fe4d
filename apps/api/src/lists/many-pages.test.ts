import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addCrowd } from "../export/testing/exports.ts";
import { startAnother } from "../testing/another-server.ts";
import { testServer } from "../testing/test-server.ts";

// 300 readers at once ask a separate process for the largest pages, to measure its memory.

const server = await testServer();
const { child, at: url } = await startAnother(server, { LOG_LEVEL: "silent" });
afterAll(async () => {
  child.kill("SIGKILL");
  await once(child, "exit");
  await server.stop();
});

beforeAll(async () => {
  await addCrowd(server);
  await server.db.execute(sql`analyze users`);
});

const headersOf = async (user: string) => ({
  Authorization: `Bearer ${await server.tokenOf({ user })}`,
});

/** The peak memory of the process in MB, or 0 if the system does not report it. */
async function peak(): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

const largePage = "/api/UserManagement/users?size=1000&page=";

async function ask(path: string, headers: Record<string, string>) {
  const asked = performance.now();
  const answer = await fetch(url + path, { headers });
  const { code, data } = (await answer.json()) as { code?: string; data: { items?: unknown[] } };
  const waited = performance.now() - asked;
  return { said: code ?? String(answer.status), rows: data?.items?.length ?? 0, waited };
}

test("300 pages of 1,000 rows at once: each comes or is put off politely, memory is bounded, students do not wait", async () => {
  const admin = await headersOf("admin");
  const student = await headersOf("student");
  expect(await ask(`${largePage}1`, admin)).toMatchObject({ said: "200", rows: 1000 });
  const before = await peak();

  let open = 300;
  const pages = Promise.all(
    Array.from({ length: 300 }, async (_, at) => {
      const answered = await ask(`${largePage}${(at % 3) + 1}`, admin);
      open -= 1;
      return answered;
    }),
  );
  const waits: number[] = [];
  while (open > 0) {
    const { said, waited } = await ask("/api/UserManagement/profile", student);
    expect(said).toBe("200");
    waits.push(waited);
    await pause(100);
  }
  const answers = await pages;
  // A busy machine may answer some calls with a "try later".
  const come = answers.filter(({ said, rows }) => said === "200" && rows === 1000);
  expect(come.length).toBeGreaterThan(100);
  const others = answers.filter((answer) => !come.includes(answer)).map(({ said }) => said);
  expect(others).toEqual(others.map(() => "too_busy"));
  // Measured: 14 to 65 MB on a busy machine.
  expect((await peak()) - before).toBeLessThan(200);
  const median = waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)] ?? 0;
  expect(median).toBeLessThan(1_500);
}, 120_000);
