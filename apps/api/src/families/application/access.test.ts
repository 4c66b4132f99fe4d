import { idOf } from "@polyportal/domain/application/steps";
import { programmes } from "@polyportal/domain/programmes/programmes";
import type { Programme, StepId } from "@polyportal/domain/programmes/programme";
import { afterAll, describe, expect, test } from "vitest";
import {
  applicantAt,
  applicationServer,
  load,
  openNew,
  save,
  uploadPhoto,
} from "./testing/applicant.ts";
import { entries } from "./testing/entries.ts";

const server = await applicationServer();
afterAll(server.stop);

const everyProgramme: readonly Programme[] = programmes;
const cases = everyProgramme.map((programme): [string, Programme] => [programme.title, programme]);
const otherThan = (programme: Programme) =>
  everyProgramme.find(({ slug }) => slug !== programme.slug) ?? programme;

const reading = ["loadApplication", "getApplicationSlip"] as const;

describe.each(cases)("%s", (_, programme) => {
  test("nothing is answered without the application's own token", async () => {
    const applicant = await openNew(server, programme);
    const { api } = programme;
    const { rrr } = applicant;
    const staff = { as: { user: "lecturer" } };
    const bad = { as: { token: "not.a.token" } };
    for (const kind of programme.steps.map(idOf)) {
      expect(await save(server, applicant, kind, {}, bad)).toMatchObject({ status: 401 });
      expect(await save(server, applicant, kind, {}, staff)).toMatchObject({
        status: 403,
        code: "forbidden",
      });
    }
    for (const name of reading) {
      expect(await server.request(name, { ...api, rrr })).toMatchObject({
        status: 401,
        code: "signed_out",
      });
    }
    expect(await server.request("renewApplicantToken", api, bad)).toMatchObject({ status: 401 });
  });

  test("another's id, reference or programme is not found", async () => {
    const mine = await applicantAt(server, programme);
    const theirs = await openNew(server, programme);
    const { api: elsewhere } = otherThan(programme);
    const { as } = mine;

    for (const kind of programme.steps.map(idOf)) {
      const changes = [{ applicantId: theirs.applicantId, rrr: theirs.rrr }, { ...elsewhere }];
      for (const change of changes) {
        expect(await save(server, mine, kind, change)).toMatchObject({
          status: 404,
          code: "not_found",
        });
      }
    }
    for (const name of reading) {
      expect(
        await server.request(name, { ...programme.api, rrr: theirs.rrr }, { as }),
      ).toMatchObject({ status: 404 });
      expect(await server.request(name, { ...elsewhere, rrr: mine.rrr }, { as })).toMatchObject({
        status: 404,
      });
    }
    expect(await server.request("renewApplicantToken", elsewhere, { as })).toMatchObject({
      status: 404,
    });
    expect(await load(server, theirs)).toMatchObject({ saved: [], dateOfBirth: null });
  });

  test("a step that the programme does not have is not found", async () => {
    const applicant = await openNew(server, programme);
    const has = programme.steps.map(idOf);
    const lacks = [...(Object.keys(entries) as StepId[]), "form:nothing" as const].filter(
      (kind) => !has.includes(kind),
    );
    expect(lacks).not.toEqual([]);
    for (const kind of lacks) {
      expect(await save(server, applicant, kind)).toMatchObject({ status: 404 });
    }
  });

  test("a later step waits for the earlier ones, and the slip for all", async () => {
    const applicant = await openNew(server, programme);
    const { rrr, as } = applicant;
    await uploadPhoto(server, applicant);
    for (const kind of programme.steps.slice(1).map(idOf)) {
      expect(await save(server, applicant, kind)).toMatchObject({
        status: 409,
        code: "section_incomplete",
      });
    }
    expect(
      await server.request("getApplicationSlip", { ...programme.api, rrr }, { as }),
    ).toMatchObject({ status: 409, code: "section_incomplete" });
    expect(await load(server, applicant)).toMatchObject({ saved: [], formCompleted: false });
  });

  test("a completed application can no longer be changed, but is still read", async () => {
    const applicant = await applicantAt(server, programme);
    const before = await load(server, applicant);
    for (const kind of programme.steps.map(idOf)) {
      expect(await save(server, applicant, kind)).toMatchObject({
        status: 409,
        code: "application_completed",
      });
    }
    expect(await uploadPhoto(server, applicant)).toMatchObject({
      status: 409,
      code: "application_completed",
    });
    expect(await load(server, applicant)).toEqual(before);
  });

  test("a fresh token opens the same application", async () => {
    const applicant = await openNew(server, programme);
    const renewed = await server.ok("renewApplicantToken", programme.api, { as: applicant.as });
    expect(await load(server, { ...applicant, as: { token: renewed.token } })).toMatchObject({
      applicantId: applicant.applicantId,
    });
  });
});

test("another's photo and documents do not exist", async () => {
  const [programme] = everyProgramme;
  if (!programme) throw new Error("There is no programme.");
  const theirs = await applicantAt(server, programme);
  const mine = await openNew(server, programme);
  const { passport, documents } = await load(server, theirs);
  for (const fileId of [passport ?? "", ...Object.values(documents)]) {
    expect(await server.request("getDocument", { fileId }, { as: mine.as })).toMatchObject({
      status: 404,
      code: "not_found",
    });
    expect(await server.request("getDocument", { fileId })).toMatchObject({ status: 401 });
  }
  expect(await server.request("getDocument", { fileId: "../etc" }, { as: mine.as })).toMatchObject({
    status: 422,
  });
});
