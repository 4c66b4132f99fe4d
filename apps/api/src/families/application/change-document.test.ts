import { programmes } from "@polyportal/domain/programmes/programmes";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { storedFiles } from "../../database/schema/stored-files.ts";
import {
  applicantAt,
  applicationServer,
  load,
  openNew,
  save,
  type Applicant,
} from "./testing/applicant.ts";
import { png, svg } from "./testing/pictures.ts";

const server = await applicationServer();
afterAll(server.stop);

const [programme] = programmes;

const upload = ({ as, applicantId }: Applicant, file: File, document = "signature") =>
  server.request(
    "uploadDocument",
    { ...programme.api, applicantId, document: document as "signature", file },
    { as },
  );
const remove = ({ as, applicantId }: Applicant) =>
  server.request(
    "removeDocument",
    { ...programme.api, applicantId, document: "signature" },
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
