import { longPaperNames } from "@polyportal/domain/messages/long-papers";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { users } from "../../database/schema/users.ts";
import { readPdf } from "../../sheets/testing/pdf.ts";
import { testServer } from "../../testing/test-server.ts";
import { readPerson } from "../authentication/testing/people.ts";
import { smallDepartment } from "../results/testing/small-department.ts";
import { amendmentsOf } from "./testing/amendments-of.ts";
import { boardClass, joinsClass } from "./testing/board-class.ts";
import { offices } from "./testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

await smallDepartment(server.db, { "SML 111": {} });
const { sheetAt, taughtSheet, published, asked, applied } = amendmentsOf(server);
const join = joinsClass(server);

test("the paper names whose sheet is missing, and what an amendment made or would make of a mark", async () => {
  const [draft, submitted] = [await taughtSheet(1), await sheetAt("submitted", 1)];
  await server.db
    .update(users)
    .set({ lastname: "Adéyemí", firstname: "Bọ́lájí" })
    .where(eq(users.id, draft.coordinatorId));
  await draft.enterAll("20", "");
  const [amended, wanted] = [await published(), await published()];
  await join(...draft.roster, ...submitted.roster, ...amended.roster, ...wanted.roster);
  await applied(amended);
  await asked(wanted, { exam: "52" });

  const { id } = await server.ok("makeBoardPack", boardClass, offices.exams);
  const made = await server.ok(
    "requestExport",
    { list: longPaperNames.boardPack, format: "pdf", filters: { id } },
    offices.exams,
  );
  const file = await server.ok("getExportFile", { id: made.id }, offices.exams);
  const { pages } = await readPdf(new Uint8Array(await file.arrayBuffer()));
  const paper = pages.find((page) => page.includes("Missing Sheets and Amendments")) ?? "";
  const rowOf = (sheet: { readonly courseId: number }) => {
    const [, row = ""] = paper.split(`TST ${sheet.courseId} `);
    return row.split("TST ")[0] ?? "";
  };
  expect(rowOf(draft)).toContain("Adéyemí Bọ́lájí".normalize("NFC"));
  expect(rowOf(draft)).toMatch(/ 1 1 /);
  const head = await readPerson(server, "hod");
  expect(rowOf(submitted)).toContain(`${head.lastname} ${head.firstname}`.normalize("NFC"));
  expect(rowOf(amended)).toContain("65 B 75 A");
  expect(rowOf(amended)).toContain("AB/2026/14");
  expect(rowOf(wanted)).toContain("65 B 72 A");
});
