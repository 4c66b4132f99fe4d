import { putmeColumns } from "@polyportal/domain/messages/putme-upload";
import { putme } from "@polyportal/domain/programmes/putme";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { applications } from "../../database/schema/application.ts";
import { putmeResults } from "../../database/schema/putme-result.ts";
import { pasted } from "../../import/testing/sheets.ts";
import { testServer } from "../../testing/test-server.ts";
import { applicantAt, load } from "../application/testing/applicant.ts";

const server = await testServer({ config: { applicantCode: "never" } });
afterAll(server.stop);

const as = (user: string) => ({ as: { user } });
const officer = as("administrator");
const which = { slug: "putme", sessionId: 3 } as const;
const reason = "The script was marked again in the hall.";
const headings = Object.values(putmeColumns).map(({ heading }) => heading);

const numberOf = async (id: string) => {
  const [row] = await server.db.select().from(applications).where(eq(applications.id, id));
  return row?.applicationNumber ?? "";
};

const preview = async (rows: readonly (readonly string[])[]) => {
  const text = pasted(headings, rows);
  const { importId } = await server.ok("previewPutmeResults", { ...which, text }, officer);
  return server.ok("getImport", { id: importId, size: 100 }, officer);
};

const resultOf = async (number: string) => {
  const { items } = await server.ok("listPutmeResults", { search: number }, officer);
  const [one] = items;
  if (!one) throw new Error("The result was imported.");
  return one;
};

const decide = async (user: string) => {
  const { items } = await server.ok("listApprovals", { side: "decide" }, as(user));
  const id = items.find(({ act }) => act === "releasePutme")?.id ?? "";
  return server.request("decideApproval", { id, approve: true, remark: "As read." }, as(user));
};

test("whoever corrects a result does not release it, and what is withheld is not released", async () => {
  const [applicant, other] = [await applicantAt(server, putme), await applicantAt(server, putme)];
  const [number, kept] = [await numberOf(applicant.applicantId), await numberOf(other.applicantId)];
  const planned = await preview([
    [number, "", "55", ""],
    [kept, "", "60", ""],
  ]);
  await server.ok("uploadPutmeResults", { importId: planned.id, ticked: true }, officer);
  const [corrected, withheld] = [await resultOf(number), await resultOf(kept)];
  const { id, revision } = corrected;
  const correction = { id, revision, score: "75", venue: "", reason };
  await server.ok("correctPutmeResult", correction, as("admin"));
  await server.ok("withholdPutmeResult", { id: withheld.id, withhold: true, reason }, officer);

  const asked = await server.ok("releasePutmeResults", { ...which, reason, typed: "" }, officer);
  expect(asked).toMatchObject({ waits: true, results: 1 });
  // Of the two who may approve it one has corrected the score.
  expect((await decide("admin")).success).toBe(false);
  expect((await load(server, applicant)).putmeResult).toBeNull();
  expect((await decide("registrar")).success).toBe(true);
  expect((await load(server, applicant)).putmeResult).toMatchObject({ score: 75 });
  const [row] = await server.db.select().from(putmeResults).where(eq(putmeResults.id, withheld.id));
  expect(row?.releasedAt).toBeNull();
});

test("a closed application takes no result", async () => {
  const { applicantId } = await applicantAt(server, putme);
  const number = await numberOf(applicantId);
  const closed = { deletedAt: new Date() };
  await server.db.update(applications).set(closed).where(eq(applications.id, applicantId));
  const { items } = await preview([[number, "", "55", ""]]);
  expect(items.map(({ reasons }) => reasons)).toEqual([
    ["no application of this programme and session has this number"],
  ]);
});
