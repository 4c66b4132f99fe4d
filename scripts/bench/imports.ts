/** Imports of 20,000 rows over the API, as a browser has them: preview, import, undo, and what others feel. */
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { writeXlsxSheet } from "../../apps/api/src/sheets/write/xlsx.ts";
import { withDatabase, type Server } from "./tools/api-server.ts";
import { signIn } from "./tools/large-school.ts";
import { atMost, type Row } from "./tools/row.ts";

export const name = "imports";

const rows = 20_000;
const headings = [
  "User name*",
  "Surname*",
  "First name*",
  "Middle name",
  "E-mail*",
  "Phone*",
  "Role*",
  "Department code",
  "Staff number",
];
const listHeadings = [
  "JAMB number",
  "Surname",
  "First name",
  "Middle name",
  "Gender",
  "State",
  "LGA",
  "UTME score",
  ...[1, 2, 3, 4].flatMap((place) => [`Subject ${place}`, `Score ${place}`]),
  "Course",
  "Choice",
  "CAPS status",
];
const names = ["Adébùkọ́lá", "Chukwuemeka", "Ṣọlá", "Balógun", "Ƙassim", "Okonkwo"];
const nameOf = (at: number) => names[at % names.length] ?? "";

export async function run(): Promise<Row[]> {
  const officials = await sheet("Officials", headings, official);
  const candidates = await sheet("JAMB list", listHeadings, candidate);
  return withDatabase(async ({ startApi }) => {
    // The first to start makes the demo, which takes more memory than any import.
    await (await startApi()).stop();
    const imported = async (bytes: Buffer, ways: Ways) => {
      const api = await startApi();
      const asks = await callsOf(api);
      const idle = await api.peakMemoryMb();
      const waits = watch(api);
      const took = await timed(asks, bytes, ways);
      const longest = await waits.end();
      const most = await api.peakMemoryMb();
      await api.stop();
      return { ...took, idle, longest, most };
    };
    const people = await imported(officials, {
      preview: "/api/UserManagement/preview-users",
      upload: "/api/UserManagement/upload-users",
    });
    const listed = await imported(candidates, {
      preview: "/api/JambList/preview-list",
      upload: "/api/JambList/upload-list",
      // The demo's sessions: the newest is the last.
      fields: { sessionId: "3", list: "utme" },
    });
    return [
      ...rowsOf("20,000 officials", people),
      ...rowsOf("20,000 candidates of a JAMB list", listed),
    ];
  });
}

type Took = Awaited<ReturnType<typeof timed>> & { idle: number; longest: number; most: number };

const rowsOf = (what: string, took: Took): Row[] => [
  atMost(`${what} uploaded, until the answer`, took.uploaded, "s"),
  atMost(`${what} previewed`, took.previewed, "s", 5),
  atMost(`${what} imported, with letters and the record`, took.applied, "s", 10),
  atMost(`${what} undone`, took.undone, "s"),
  atMost(`${what}: the server's most memory`, took.most, "MB", 300),
  atMost(`${what}: the server's memory before`, took.idle, "MB"),
  atMost(`${what}: longest wait of another caller meanwhile`, took.longest, "ms"),
];

type Ways = { preview: string; upload: string; fields?: Readonly<Record<string, string>> };

/** Seconds from the sending of a sheet to its preview, to its import, and to its undo. */
async function timed(asks: Asks, bytes: Buffer, { preview, upload, fields = {} }: Ways) {
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(bytes)]), "sheet.xlsx");
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  let begin = performance.now();
  const seconds = () => {
    const took = (performance.now() - begin) / 1000;
    begin = performance.now();
    return took;
  };
  const { importId } = await asks("POST", preview, form);
  const uploaded = (performance.now() - begin) / 1000;
  await until(asks, importId, "previewed");
  const previewed = seconds();
  await asks("POST", upload, JSON.stringify({ importId }));
  await until(asks, importId, "applied");
  const applied = seconds();
  await asks("POST", `/api/Import/undo/${importId}`, "{}");
  await until(asks, importId, "undone");
  return { uploaded, previewed, applied, undone: seconds() };
}

async function sheet(
  title: string,
  labels: readonly string[],
  rowAt: (at: number) => string[],
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "polyportal-bench-imports-"));
  const file = join(folder, "sheet.xlsx");
  async function* some() {
    for (let from = 0; from < rows; from += 500) {
      yield Array.from({ length: 500 }, (_, at) => rowAt(from + at));
    }
  }
  try {
    const columns = labels.map((label) => ({ label, kind: "text" as const }));
    await writeXlsxSheet({ title, columns, rows: some() }, createWriteStream(file));
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const official = (at: number): string[] => [
  `official.${at}`,
  nameOf(at),
  nameOf(at + 1),
  nameOf(at + 2),
  `official.${at}@example.edu.ng`,
  `080${String(10_000_000 + at)}`,
  "help desk",
  "COM",
  `ASP/${100_000 + at}`,
];

const candidate = (at: number): string[] => [
  `2026${String(20_000_000 + at)}AB`,
  nameOf(at),
  nameOf(at + 1),
  nameOf(at + 2),
  at % 2 === 0 ? "Female" : "Male",
  "Lagos",
  "Ikeja",
  "241",
  "Use of English",
  "60",
  "Mathematics",
  "61",
  "Physics",
  "62",
  "Chemistry",
  "58",
  "Computer Science",
  "first",
  "none",
];

type Data = { importId: string; state: string; error: string | null };
type Asks = (method: string, path: string, body?: string | FormData) => Promise<Data>;

async function callsOf(api: Server): Promise<Asks> {
  const authorization = `Bearer ${await signIn(api, "admin", "10.0.0.1")}`;
  return async (method, path, body) => {
    const headers = new Headers({ authorization });
    if (typeof body === "string") headers.set("content-type", "application/json");
    const answer = await fetch(api.url + path, { method, body, headers });
    const told = (await answer.json()) as { success: boolean; data: Data; message: string };
    if (!told.success) throw new Error(`${path}: ${told.message}`);
    return told.data;
  };
}

async function until(asks: Asks, id: string, state: string): Promise<void> {
  for (;;) {
    const found = await asks("GET", `/api/Import/imports/${id}?size=1`);
    if (found.state === state) return;
    if (found.error) throw new Error(found.error);
    await pause(200);
  }
}

/** Somebody else, who asks for a page again and again. */
function watch(api: Server) {
  let over = false;
  let longest = 0;
  const asking = (async () => {
    while (!over) {
      const begin = performance.now();
      await fetch(`${api.url}/api/School/school`).then((answer) => answer.arrayBuffer());
      longest = Math.max(longest, performance.now() - begin);
      await pause(10);
    }
  })();
  return {
    end: async () => {
      over = true;
      await asking;
      return longest;
    },
  };
}
