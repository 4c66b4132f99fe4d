import { sampleProgress } from "@polyportal/domain/application/fields/sample";
import { askedDocuments } from "@polyportal/domain/application/steps/documents/asked";
import { programmes } from "@polyportal/domain/programmes/programmes";
import { refusedFileWords } from "@polyportal/domain/messages/refused-file";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { applicationDocuments } from "../../database/schema/application.ts";
import { storedFiles } from "../../database/schema/stored-files.ts";
import {
  applicantAt,
  applicationServer,
  load,
  openNew,
  save,
  scans,
  uploadPhoto,
} from "./testing/applicant.ts";
import { brokenJpeg, gif, heic, jpeg, png, svg } from "./testing/pictures.ts";

const server = await applicationServer();
afterAll(server.stop);

const everyProgramme: readonly Programme[] = programmes;
const [programme] = programmes;
const kilobyte = 1024;

const tooBig = { status: 413, code: "file_too_big" };
const wrongType = { status: 415, code: "file_wrong_type" };

/** Made once, because compressing 400 million pixels takes seconds. */
let packed: File | undefined;
function manyPixels(): File {
  packed ??= png({ width: 20_000, height: 20_000 });
  return packed;
}

/** Files that people, browsers and attackers send, and the answers. */
const bad: readonly [string, () => File, typeof tooBig][] = [
  ["of 0 bytes", () => new File([], "empty.png", { type: "image/png" }), wrongType],
  ["one byte over 100 KB", () => png({ bytes: 100 * kilobyte + 1 }), tooBig],
  ["of 101 KB", () => png({ bytes: 101 * kilobyte }), tooBig],
  ["that is a truncated JPEG", brokenJpeg, wrongType],
  ["that is an SVG named .png", svg, wrongType],
  ["that is a GIF named .png", gif, wrongType],
  ["that is HEIC named .jpg", heic, wrongType],
  ["of 20,000 pixels", manyPixels, tooBig],
];

/** A phone's own format is said for what it is; the rest in the field's words. */
function messageOf(picture: () => File, refusal: object, large: string, wrong: string): string {
  if (refusal === tooBig) return large;
  return picture === heic ? refusedFileWords.heic : wrong;
}

/** What is sent, and what is stored: without metadata. */
const good: readonly [string, () => File, () => File][] = [
  ["of exactly 100 KB", () => png({ bytes: 100 * kilobyte }), png],
  ["that is a JPEG", jpeg, jpeg],
  ["that is a PNG named .jpg", () => new File([png()], "photo.jpg", { type: "image/jpeg" }), png],
];

describe("the passport photo", () => {
  test.each(good)("%s is taken", async (_, picture, kept) => {
    const applicant = await openNew(server, programme);
    const answer = await uploadPhoto(server, applicant, picture());
    expect(answer.status).toBe(200);
    const { passport } = await load(server, applicant);
    expect(answer).toMatchObject({ data: { passport } });
    const file = await server.ok("getDocument", { fileId: passport ?? "" }, { as: applicant.as });
    expect(await file.arrayBuffer()).toEqual(await kept().arrayBuffer());
  });

  test.each(bad)("%s is refused", async (_, picture, refusal) => {
    const applicant = await openNew(server, programme);
    const message = messageOf(picture, refusal, "File too Large.", "Invalid file type. Try again");
    expect(await uploadPhoto(server, applicant, picture())).toMatchObject({
      ...refusal,
      message,
      fields: { passport: message },
    });
    expect(await load(server, applicant)).toMatchObject({ passport: null });
  });

  test("of 12 MB and more is refused unread", async () => {
    const applicant = await openNew(server, programme);
    const huge = new File([new Uint8Array(12 * kilobyte * kilobyte + 128 * kilobyte)], "huge.png");
    expect(await uploadPhoto(server, applicant, huge)).toMatchObject({
      status: 413,
      code: "body_too_large",
    });
  });

  test("that is missing is asked for", async () => {
    const { as } = await openNew(server, programme);
    const nothing = undefined as unknown as File;
    expect(await server.request("uploadPassport", { passport: nothing }, { as })).toMatchObject({
      status: 422,
      fields: { passport: "Please select a file!" },
    });
  });

  test("takes the place of the one before, which is gone", async () => {
    const applicant = await openNew(server, programme);
    await uploadPhoto(server, applicant, jpeg());
    const { passport: first } = await load(server, applicant);
    await uploadPhoto(server, applicant, png());
    const { passport: second } = await load(server, applicant);
    expect(second).not.toBe(first);
    const { as } = applicant;
    expect(await server.request("getDocument", { fileId: first ?? "" }, { as })).toMatchObject({
      status: 404,
    });
    const rows = await server.db
      .select({ id: storedFiles.id })
      .from(storedFiles)
      .where(eq(storedFiles.id, first ?? ""));
    expect(rows).toEqual([]);
  });

  test("is drawn in the page and never run", async () => {
    const applicant = await openNew(server, programme);
    await uploadPhoto(server, applicant, png());
    const { passport } = await load(server, applicant);
    const file = await server.request(
      "getDocument",
      { fileId: passport ?? "" },
      { as: applicant.as },
    );
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "image/png",
      "content-disposition": "inline; filename*=UTF-8''passport.png",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
  });

  test("cannot be sent without end", async () => {
    const applicant = await openNew(server, programme);
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => uploadPhoto(server, applicant, svg())),
    );
    const last = answers.filter((answer) => answer.status === 429);
    expect(last).toMatchObject([{ code: "too_many_requests" }]);
  });

  test("without a token is refused", async () => {
    expect(await server.request("uploadPassport", { passport: png() })).toMatchObject({
      status: 401,
    });
  });
});

describe.each(everyProgramme.map((one): [string, Programme] => [one.title, one]))(
  "the documents of %s",
  (_, own) => {
    const asked = askedDocuments(own, sampleProgress(own).answers).filter(
      ({ required }) => required,
    );

    test("are all asked for, each at its field", async () => {
      const applicant = await applicantAt(server, own, "documents");
      const none = Object.fromEntries(Object.keys(scans()).map((kind) => [kind, undefined]));
      const answer = await save(server, applicant, "documents", none);
      expect(answer).toMatchObject({ status: 422, code: "invalid_input" });
      expect(answer).toHaveProperty(
        "fields",
        Object.fromEntries(asked.map(({ kind }) => [kind, "Please select a file!"])),
      );
    });

    test("are saved all or not at all", async () => {
      const applicant = await applicantAt(server, own, "documents");
      const answer = await save(server, applicant, "documents", { signature: svg() });
      expect(answer).toMatchObject({
        ...wrongType,
        fields: { signature: "Wrong file type, ensure this is an image file!" },
      });
      expect(await load(server, applicant)).toMatchObject({ documents: {}, formCompleted: false });
    });

    test("need the declaration", async () => {
      const applicant = await applicantAt(server, own, "documents");
      for (const declaration of ["false", undefined]) {
        expect(await save(server, applicant, "documents", { declaration })).toMatchObject({
          status: 422,
          fields: { declaration: "Tick the checkbox to continue" },
        });
      }
      expect(await load(server, applicant)).toMatchObject({ formCompleted: false });
    });
  },
);

describe("a document", () => {
  test.each(bad)("%s is refused", async (_, picture, refusal) => {
    const applicant = await applicantAt(server, programme, "documents");
    const message = messageOf(
      picture,
      refusal,
      "The file you selected is too big!",
      "Wrong file type, ensure this is an image file!",
    );
    expect(
      await save(server, applicant, "documents", { birthCertificate: picture() }),
    ).toMatchObject({ ...refusal, message, fields: { birthCertificate: message } });
    expect(await load(server, applicant)).toMatchObject({ documents: {} });
  });

  test("every bad one is told at once", async () => {
    const applicant = await applicantAt(server, programme, "documents");
    const answer = await save(server, applicant, "documents", {
      birthCertificate: png({ bytes: 101 * kilobyte }),
      oLevelResult: heic(),
      signature: undefined,
    });
    expect(answer).toMatchObject({
      status: 422,
      code: "invalid_input",
      fields: {
        birthCertificate: "The file you selected is too big!",
        oLevelResult: refusedFileWords.heic,
        signature: "Please select a file!",
      },
    });
  });

  test("that the programme does not ask for is not kept", async () => {
    const applicant = await applicantAt(server, programme);
    const { documents } = await load(server, applicant);
    expect(documents).not.toHaveProperty("ndStatementOfResult");
  });

  test("sent twice at the same moment is kept once", async () => {
    const applicant = await applicantAt(server, programme, "documents");
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => save(server, applicant, "documents")),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    const rows = await server.db
      .select()
      .from(applicationDocuments)
      .where(eq(applicationDocuments.applicationId, applicant.applicantId));
    expect(rows).toHaveLength(3);
  });
});
