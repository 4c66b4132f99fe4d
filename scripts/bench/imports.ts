/** An import of 20,000 officials over the API, as a browser has it: preview, import, undo, and what others feel. */
import {
  official,
  officialHeadings,
  workbookOf,
} from "../../apps/api/src/import/testing/sheets.ts";
import { withDemo, type Server } from "./tools/api-server.ts";
import { callerOf, importIs } from "./tools/caller.ts";
import { atMost, type Row } from "./tools/row.ts";
import { mostWhile, timed } from "./tools/timing.ts";

const rows = 20_000;
const names = ["Adébùkọ́lá", "Chukwuemeka", "Ṣọlá", "Balógun", "Ƙassim", "Okonkwo"];
const what = "20,000 officials";

const officials = Array.from({ length: rows }, (_, at) =>
  official(`official.${at}`, {
    surname: names[at % names.length] ?? "",
    phone: `080${10_000_000 + at}`,
    unit: "COM",
    number: `ASP/${100_000 + at}`,
  }),
);

export async function run(): Promise<Row[]> {
  const form = new FormData();
  form.append("file", await workbookOf(officialHeadings, officials));
  return withDemo(async ({ startApi }) => {
    const api = await startApi();
    const idle = await api.peakMemoryMb();
    const importing = imported(api, form);
    const visit = async () => {
      const answer = await fetch(`${api.url}/api/School/school`);
      await answer.arrayBuffer();
    };
    const longest = await mostWhile(importing, () => timed(visit), 10);
    return [
      ...(await importing),
      atMost(`${what}: the server's most memory`, await api.peakMemoryMb(), "MB", 300),
      atMost(`${what}: the server's memory before`, idle, "MB"),
      atMost(`${what}: longest wait of another caller meanwhile`, longest, "ms"),
    ];
  });
}

/** Seconds from the sending of a sheet to its preview, to its import, and to its undo. */
async function imported(api: Server, form: FormData): Promise<Row[]> {
  const admin = await callerOf(api, "admin");
  let importId = "";
  const post = async (path: string, input: object | FormData) => {
    ({ importId } = await admin.ask<{ importId: string }>("POST", path, input));
  };
  const uploaded = await timed(() => post("/api/UserManagement/preview-users", form));
  const previewed = await timed(() => importIs(admin, importId, "previewed"));
  const applied = await timed(async () => {
    await post("/api/UserManagement/upload-users", { importId });
    await importIs(admin, importId, "applied");
  });
  const undone = await timed(async () => {
    await admin.ask("POST", `/api/Import/undo/${importId}`, {});
    await importIs(admin, importId, "undone");
  });
  return [
    atMost(`${what} uploaded, until the answer`, uploaded / 1_000, "s"),
    atMost(`${what} previewed`, (uploaded + previewed) / 1_000, "s", 5),
    atMost(`${what} imported, with letters and the record`, applied / 1_000, "s", 10),
    atMost(`${what} undone`, undone / 1_000, "s"),
  ];
}
