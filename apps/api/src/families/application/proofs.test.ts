import { directEntry } from "@polyportal/domain/programmes/direct-entry";
import { nd } from "@polyportal/domain/programmes/nd";
import { uniTransfer } from "@polyportal/domain/programmes/uni-transfer";
import { afterAll, expect, test } from "vitest";
import { actionsOn, mailsTo } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { applicantAt, load, type ApplicationServer } from "./testing/applicant.ts";

const server = await testServer({ config: { applicantCode: "never" } });
afterAll(server.stop);
const applications = server as unknown as ApplicationServer;

const officer = { as: { user: "admissions" } };
const reason = "It came by courier, sealed, with the registrar's stamp.";

test("what came from elsewhere is noted once, told to the applicant, and taken back where that was wrong", async () => {
  const transfer = await applicantAt(applications, uniTransfer);
  const entry = await applicantAt(applications, directEntry);
  // Neither an unsent form nor one of a programme that awaits nothing.
  await applicantAt(applications, uniTransfer, "documents");
  const other = await applicantAt(applications, nd);
  const { items } = await server.ok("listAwaitedProofs", { received: "false" }, officer);
  // Newer than the demo's.
  expect(items.slice(0, 2).map(({ id, proof }) => [id, proof])).toEqual([
    [entry.applicantId, "verification"],
    [transfer.applicantId, "transcript"],
  ]);
  expect(items.every(({ from }) => from !== "")).toBe(true);
  const id = transfer.applicantId;
  const note = (received: boolean, of = id, as = officer) =>
    server.request("noteProof", { id: of, received, reason }, as);
  expect(await note(true, other.applicantId)).toMatchObject({ status: 404 });
  expect(await note(true, id, { as: { user: "helpdesk" } })).toMatchObject({ status: 403 });
  expect(await note(false)).toMatchObject({ status: 409, code: "already_decided" });
  expect(await note(true)).toMatchObject({ status: 200 });
  expect(await note(true)).toMatchObject({ status: 409 });
  const record = await load(applications, transfer);
  expect(record.proofReceivedAt).toEqual(expect.any(String));
  const came = await server.ok("listAwaitedProofs", { received: "true" }, officer);
  expect(came.items[0]).toMatchObject({ id, receivedAt: record.proofReceivedAt });
  const letters = (await mailsTo(server, record.email)).filter(
    ({ kind, about }) => kind === "proofReceived" && about === id,
  );
  expect(letters.map(({ subject }) => subject)).toEqual(["Official transcript: received"]);
  expect(await note(false)).toMatchObject({ status: 200 });
  expect(await load(applications, transfer)).toMatchObject({ proofReceivedAt: null });
  expect((await actionsOn(server, id)).filter((one) => one.endsWith("Proof"))).toEqual([
    "noteProof",
    "takeBackProof",
  ]);
  const past = await server.ok("getHistory", { subject: "awaitedProof", id }, officer);
  expect(past.items.map(({ what, reason: why }) => [what, why])).toEqual([
    ["took back that Official transcript came", reason],
    ["noted that Official transcript came", reason],
  ]);
  const only = await server.ok("listAwaitedProofs", { proof: "verification" }, officer);
  expect(only.items[0]?.id).toBe(entry.applicantId);
  expect(new Set(only.items.map(({ proof }) => proof))).toEqual(new Set(["verification"]));
});
