import { uniTransfer } from "@polyportal/domain/programmes/uni-transfer";
import { pagedUploadMessages } from "@polyportal/domain/messages/paged-upload";
import { refusedFileWords as words } from "@polyportal/domain/messages/refused-file";
import type { DocumentPlace } from "@polyportal/domain/application/steps/documents/documents";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { storedFiles } from "../../../../database/schema/stored-files.ts";
import { applicantAt, applicationServer, load, type Applicant } from "../../testing/applicant.ts";
import { heic, packedObjects, pdf, png } from "../../testing/pictures.ts";

const server = await applicationServer();
afterAll(server.stop);

const upload = ({ as, applicantId }: Applicant, document: DocumentPlace, file: File) =>
  server.request("uploadDocument", { ...uniTransfer.api, applicantId, document, file }, { as });
const remove = ({ as, applicantId }: Applicant, document: DocumentPlace) =>
  server.request("removeDocument", { ...uniTransfer.api, applicantId, document }, { as });

const first = "studentTranscript";
const second = "studentTranscript:2";
const kilobyte = 1024;

test("a document of several pages is its pages, or one PDF in their place", async () => {
  const applicant = await applicantAt(server, uniTransfer, "documents");
  await upload(applicant, first, png());
  const pages = await upload(applicant, second, png());
  expect(pages).toMatchObject({ status: 200, data: { pdfs: [] } });
  const before = await load(server, applicant);
  expect(Object.keys(before.documents).toSorted()).toEqual([first, second]);

  const whole = await upload(applicant, first, pdf());
  expect(whole).toMatchObject({ status: 200, data: { pdfs: [first] } });
  const { documents, pdfs } = await load(server, applicant);
  expect([Object.keys(documents), pdfs]).toEqual([[first], [first]]);
  for (const id of Object.values(before.documents)) {
    expect(await server.db.$count(storedFiles, eq(storedFiles.id, id))).toBe(0);
  }
  const file = await server.request("getDocument", { fileId: documents[first] ?? "" }, applicant);
  expect(file.headers.get("content-type")).toBe("application/pdf");

  expect(await upload(applicant, second, png())).toMatchObject({
    status: 415,
    fields: { [second]: pagedUploadMessages.wholePdf },
  });
  await remove(applicant, first);
  expect(await upload(applicant, second, png())).toMatchObject({ status: 200 });
});

const wrongType = "Wrong file type, ensure this is an image file!";
const tooBig = "The file you selected is too big!";

test.each<[what: string, place: DocumentPlace, file: File, message: string]>([
  ["a script", first, pdf("5 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj"), words.morePdf],
  ["a script by numbers", first, pdf("<< /S /J#61vaScript /JS (x) >>"), words.morePdf],
  ["a script in a packed stream", first, pdf(packedObjects("<< /S /JavaScript >>")), words.morePdf],
  [
    "a stream that cannot be read",
    first,
    pdf("9 0 obj << /ObjStm >>\nstream\n%%\n"),
    words.morePdf,
  ],
  ["a lock", first, pdf("<< /Encrypt 6 0 R >>"), words.lockedPdf],
  ["an attachment", first, pdf("<< /Names << /EmbeddedFiles 7 0 R >> >>"), words.morePdf],
  ["half a PDF", first, new File(["%PDF-1.7 1 0 obj"], "half.pdf"), words.morePdf],
  ["HEIC", first, heic(), words.heic],
  ["a PDF of 1 MB and a byte", first, pdf("", kilobyte * kilobyte + 1), tooBig],
  ["a picture of 100 KB and a byte", first, png({ bytes: 100 * kilobyte + 1 }), tooBig],
  ["a PDF as a further page", second, pdf(), wrongType],
  ["a PDF in the place of a picture", "birthCertificate", pdf(), wrongType],
])("%s is refused", async (_, place, file, message) => {
  const applicant = await applicantAt(server, uniTransfer, "documents");
  expect(await upload(applicant, place, file)).toMatchObject({
    success: false,
    fields: { [place]: message },
  });
  expect(await load(server, applicant)).toMatchObject({ documents: {}, pdfs: [] });
});

test.each([
  ["of exactly 1 MB", pdf("", kilobyte * kilobyte)],
  ["with packed objects", pdf(packedObjects("<< /Type /Page >>"))],
])("a PDF %s is taken", async (_, file) => {
  const applicant = await applicantAt(server, uniTransfer, "documents");
  expect(await upload(applicant, first, file)).toMatchObject({ status: 200 });
});

test("there are six pages at most", async () => {
  const applicant = await applicantAt(server, uniTransfer, "documents");
  expect(await upload(applicant, "studentTranscript:6", png())).toMatchObject({ status: 200 });
  const seventh = "studentTranscript:7" as DocumentPlace;
  expect(await upload(applicant, seventh, png())).toMatchObject({ status: 422 });
  expect(await upload(applicant, "birthCertificate:2", png())).toMatchObject({
    status: 422,
  });
});
