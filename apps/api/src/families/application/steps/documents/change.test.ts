import { programmes } from "@polyportal/domain/programmes/programmes";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { storedFiles } from "../../../../database/schema/stored-files.ts";
import {
  applicantAt,
  applicationServer,
  load,
  openNew,
  save,
  type Applicant,
} from "../../testing/applicant.ts";
import { png, svg } from "../../testing/pictures.ts";

const server = await applicationServer();
afterAll(server.stop);

const [programme] = programmes;

const upload = (
  { as, applicantId }: Applicant,
  file: File,
  document = "signature",
  began?: string,
) =>
  server.request(
    "uploadDocument",
    { ...programme.api, applicantId, document: document as "signature", file, began },
    { as },
  );
const remove = ({ as, applicantId }: Applicant, began?: string) =>
  server.request(
    "removeDocument",
    { ...programme.api, applicantId, document: "signature", began },
    { as },
  );
const none = { birthCertificate: undefined, oLevelResult: undefined, signature: undefined };

test("a document is kept as soon as it is sent, before the section is", async () => {
  const applicant = await applicantAt(server, programme, "documents");
  const answer = await upload(applicant, png());
  const { documents, formCompleted, saved } = await load(server, applicant);
  expect(answer).toMatchObject({ status: 200, data: { documents } });
  expect(Object.keys(documents)).toEqual(["signature"]);
  expect(formCompleted).toBe(false);
  expect(saved).not.toContain("documents");
  const rest = { signature: undefined };
  expect(await save(server, applicant, "documents", rest)).toMatchObject({ status: 200 });
  expect((await load(server, applicant)).documents.signature).toBe(documents.signature);
});

test("another one takes its place, and the first is gone", async () => {
  const applicant = await applicantAt(server, programme, "documents");
  await upload(applicant, png());
  const first = (await load(server, applicant)).documents.signature ?? "";
  await upload(applicant, png({ width: 9 }));
  expect((await load(server, applicant)).documents.signature).not.toBe(first);
  expect(await server.db.$count(storedFiles, eq(storedFiles.id, first))).toBe(0);
});

test("a removed one is asked for again", async () => {
  const applicant = await applicantAt(server, programme, "documents");
  await upload(applicant, png());
  const { documents } = await load(server, applicant);
  expect(await remove(applicant)).toMatchObject({ status: 200, data: { documents: {} } });
  expect(await server.db.$count(storedFiles, eq(storedFiles.id, documents.signature ?? ""))).toBe(
    0,
  );
  expect(await save(server, applicant, "documents", none)).toMatchObject({
    status: 422,
    fields: { signature: "Please select a file!" },
  });
  expect(await remove(applicant)).toMatchObject({ status: 200 });
});

test("a refused one leaves what was there", async () => {
  const applicant = await applicantAt(server, programme, "documents");
  await upload(applicant, png());
  const { documents } = await load(server, applicant);
  expect(await upload(applicant, svg())).toMatchObject({
    status: 415,
    fields: { signature: "Wrong file type, ensure this is an image file!" },
  });
  expect(await upload(applicant, png({ bytes: 100 * 1024 + 1 }))).toMatchObject({
    status: 413,
    fields: { signature: "The file you selected is too big!" },
  });
  expect((await load(server, applicant)).documents).toEqual(documents);
});

test("what is missing, not asked for, or another's is refused", async () => {
  const applicant = await applicantAt(server, programme, "documents");
  expect(await upload(applicant, undefined as unknown as File)).toMatchObject({
    status: 422,
    fields: { file: "Please select a file!" },
  });
  expect(await upload(applicant, png(), "passport")).toMatchObject({ status: 422 });
  expect(await upload(applicant, png(), "ndStatementOfResult")).toMatchObject({ status: 404 });
  const other = await applicantAt(server, programme, "documents");
  const theirs = { ...other, as: applicant.as };
  expect(await upload(theirs, png())).toMatchObject({ status: 404 });
  expect(await remove(theirs)).toMatchObject({ status: 404 });
});

test("nothing is changed before its time, nor once the form is complete", async () => {
  const early = await openNew(server, programme);
  expect(await upload(early, png())).toMatchObject({ status: 409, code: "section_incomplete" });
  expect(await remove(early)).toMatchObject({ status: 409, code: "section_incomplete" });
  const done = await applicantAt(server, programme);
  expect(await upload(done, png())).toMatchObject({ status: 409, code: "application_completed" });
  expect(await remove(done)).toMatchObject({ status: 409, code: "application_completed" });
});

test("what another device has put there since is neither replaced nor removed", async () => {
  const applicant = await applicantAt(server, programme, "documents");
  const answers = await Promise.all([
    upload(applicant, png(), "signature", ""),
    upload(applicant, png({ width: 9 }), "signature", ""),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: "section_changed" });
  const first = (await load(server, applicant)).documents.signature ?? "";
  const second = await upload(applicant, png(), "signature", first);
  expect(second).toMatchObject({ status: 200 });
  expect(await remove(applicant, first)).toMatchObject({ status: 409, code: "section_changed" });
  const { documents } = await load(server, applicant);
  expect(second).toMatchObject({ data: { documents } });
  expect(await remove(applicant, documents.signature)).toMatchObject({ status: 200 });
});

test("a photo that another device has uploaded since is not replaced", async () => {
  const applicant = await openNew(server, programme);
  const { as } = applicant;
  const began = { passport: png(), began: "" };
  expect(await server.request("uploadPassport", began, { as })).toMatchObject({ status: 200 });
  expect(await server.request("uploadPassport", began, { as })).toMatchObject({
    status: 409,
    code: "section_changed",
  });
  const { passport } = await load(server, applicant);
  const again = { passport: png(), began: passport ?? "" };
  expect(await server.request("uploadPassport", again, { as })).toMatchObject({ status: 200 });
});

test("the section that was saved elsewhere since it was shown is not saved over", async () => {
  const applicant = await applicantAt(server, programme, "documents");
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => save(server, applicant, "documents", { began: "" })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409,
  ]);
  const began = (await load(server, applicant)).savedAt.documents;
  expect(await save(server, applicant, "documents", { ...none, began })).toMatchObject({
    status: 200,
  });
});

test("a document that is removed while the section is being saved is asked for", async () => {
  const applicant = await applicantAt(server, programme, "documents");
  expect(await save(server, applicant, "documents")).toMatchObject({ status: 200 });
  for (let turn = 0; turn < 5; turn += 1) {
    await upload(applicant, png());
    const [saved, removed] = await Promise.all([
      save(server, applicant, "documents", none),
      remove(applicant),
    ]);
    expect(removed.status).toBe(200);
    expect([200, 422]).toContain(saved.status);
    const { documents, saved: steps } = await load(server, applicant);
    expect(documents.signature).toBeUndefined();
    expect(steps).not.toContain("documents");
  }
});
