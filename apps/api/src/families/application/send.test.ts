import { filesOf } from "@polyportal/domain/application/steps/documents/documents";
import { savedElsewhere } from "@polyportal/domain/messages/draft";
import { sendMessages } from "@polyportal/domain/messages/send";
import { hnd } from "@polyportal/domain/programmes/hnd";
import { nd } from "@polyportal/domain/programmes/nd";
import { putme } from "@polyportal/domain/programmes/putme";
import { subDegree } from "@polyportal/domain/programmes/sub-degree";
import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { applications } from "../../database/schema/application.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { departmentOpenings } from "../../database/schema/faculty.ts";
import {
  applicantAt,
  applicationServer,
  load,
  openNew,
  save,
  send,
  uploadPhoto,
  type Applicant,
} from "./testing/applicant.ts";
import { png } from "./testing/pictures.ts";

const server = await applicationServer();
afterAll(server.stop);

/** An unsent application with all sections saved. */
async function filledIn(): Promise<Applicant> {
  const applicant = await applicantAt(server, nd, "documents");
  expect(await save(server, applicant, "documents")).toMatchObject({ status: 200 });
  return applicant;
}

const completedAt = async ({ applicantId }: Applicant) => {
  const [row] = await server.db.select().from(applications).where(eq(applications.id, applicantId));
  return row?.completedAt;
};

describe("an application", () => {
  test("is sent once, and not by its last section", async () => {
    const applicant = await filledIn();
    expect(await completedAt(applicant)).toBeNull();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(server, applicant)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ]);
    expect(await completedAt(applicant)).not.toBeNull();
    expect(await send(server, applicant)).toMatchObject({ code: "application_completed" });
  });

  test("with a section missing is not sent", async () => {
    const applicant = await applicantAt(server, nd, "documents");
    expect(await send(server, applicant)).toMatchObject({
      status: 409,
      code: "section_incomplete",
    });
  });

  test("that was changed after it was read back is not sent", async () => {
    const applicant = await filledIn();
    const { programme, applicantId, as } = applicant;
    const record = await load(server, applicant);
    const { savedAt: seen } = record;
    await save(server, applicant, "programme", { utmeScore: 300 });
    const own = { ...programme.api, applicantId, files: filesOf(record) };
    for (const stale of [seen, {}]) {
      expect(
        await server.request("sendApplication", { ...own, seen: stale }, { as }),
      ).toMatchObject({ status: 409, code: "section_changed" });
    }
    expect(await completedAt(applicant)).toBeNull();
    expect(await send(server, applicant)).toMatchObject({ status: 200 });
  });

  test("whose document was removed after its section was saved is not sent until it is back", async () => {
    const applicant = await filledIn();
    const { programme, applicantId, as } = applicant;
    const own = { ...programme.api, applicantId, document: "signature" as const };
    const record = await load(server, applicant);
    await server.ok("removeDocument", own, { as });
    const read = { seen: record.savedAt, files: filesOf(record) };
    for (const answer of [
      await server.request("sendApplication", { ...programme.api, applicantId, ...read }, { as }),
      await send(server, applicant),
    ]) {
      expect(answer).toMatchObject({ status: 409, code: "section_incomplete" });
    }
    expect(await completedAt(applicant)).toBeNull();
    await server.ok("uploadDocument", { ...own, file: png() }, { as });
    expect(await send(server, applicant)).toMatchObject({ code: "section_incomplete" });
    await save(server, applicant, "documents", { signature: undefined });
    expect(await send(server, applicant)).toMatchObject({ status: 200 });
  });

  test("whose photo or document was replaced after it was read back is not sent", async () => {
    const applicant = await filledIn();
    const { programme, applicantId, as } = applicant;
    const own = { ...programme.api, applicantId };
    const upload = { ...own, document: "signature" as const, file: png() };
    for (const replace of [
      () => uploadPhoto(server, applicant, png()),
      () => server.request("uploadDocument", upload, { as }),
    ]) {
      const record = await load(server, applicant);
      expect(await replace()).toMatchObject({ status: 200 });
      const read = { seen: record.savedAt, files: filesOf(record) };
      expect(await server.request("sendApplication", { ...own, ...read }, { as })).toMatchObject({
        status: 409,
        code: "section_changed",
      });
    }
    expect(await completedAt(applicant)).toBeNull();
    expect(await send(server, applicant)).toMatchObject({ status: 200 });
  });

  test.each([
    ["photo", "passport_missing", "update applications set passport_file_id = null where id ="],
    ["document", "section_incomplete", "delete from application_documents where application_id ="],
    [
      "department",
      "section_incomplete",
      "delete from department_openings where programme_slug = 'nd' and department_id in (select department_id from application_choices where application_id =",
    ],
  ])("whose %s has gone since is not sent", async (what, code, statement) => {
    const applicant = await filledIn();
    const end = what === "department" ? sql`)` : sql``;
    const before = await server.db.select().from(departmentOpenings);
    await server.db.execute(sql`${sql.raw(statement)} ${applicant.applicantId}::uuid ${end}`);
    expect(await send(server, applicant)).toMatchObject({
      status: 409,
      code,
      ...(what === "department" && { message: sendMessages.choiceGone }),
    });
    await server.db.insert(departmentOpenings).values(before).onConflictDoNothing();
    expect(await completedAt(applicant)).toBeNull();
  });

  test.each([
    [
      "second department",
      (id: number) => sql`delete from department_openings
        where programme_slug = 'putme' and department_id = ${id}`,
    ],
    [
      "option",
      (_: number, option: number) =>
        sql`update department_options set active = false where id = ${option}`,
    ],
  ])("whose %s is closed meanwhile is not sent, and says that something is", async (_, close) => {
    const applicant = await applicantAt(server, putme, "documents");
    expect(await save(server, applicant, "documents")).toMatchObject({ status: 200 });
    const before = await server.db.select().from(departmentOpenings);
    const { alternativeDepartment, departmentOption } = await load(server, applicant);
    await server.db.execute(close(alternativeDepartment?.id ?? 0, departmentOption?.id ?? 0));
    expect(await send(server, applicant)).toMatchObject({
      status: 409,
      code: "section_incomplete",
      message: sendMessages.listedGone,
    });
    await server.db.insert(departmentOpenings).values(before).onConflictDoNothing();
    await server.db.execute(sql`update department_options set active = true`);
    expect(await send(server, applicant)).toMatchObject({ status: 200 });
  });

  test("of another, or at another programme's path, is not there", async () => {
    const [mine, theirs] = [await filledIn(), await filledIn()];
    const read = { seen: {}, files: [] };
    expect(
      await server.request(
        "sendApplication",
        { ...nd.api, applicantId: theirs.applicantId, ...read },
        { as: mine.as },
      ),
    ).toMatchObject({ status: 404 });
    expect(
      await server.request(
        "sendApplication",
        { ...subDegree.api, applicantId: mine.applicantId, ...read },
        { as: mine.as },
      ),
    ).toMatchObject({ status: 404 });
  });
});

describe("a save that began from an older version", () => {
  test("is refused, and says when the other was saved", async () => {
    const applicant = await applicantAt(server, nd, "programme");
    const began = (await load(server, applicant)).savedAt.personal;
    expect(await save(server, applicant, "personal", { town: "Offa", began })).toMatchObject({
      status: 200,
    });
    const later = (await load(server, applicant)).savedAt.personal ?? "";
    expect(later).not.toBe(began);
    for (const older of [began, null]) {
      expect(
        await save(server, applicant, "personal", { town: "Ilorin", began: older }),
      ).toMatchObject({
        status: 409,
        code: "section_changed",
        message: savedElsewhere(later),
      });
    }
    expect(await load(server, applicant)).toMatchObject({ town: "Offa" });
    expect(
      await save(server, applicant, "personal", { town: "Ilorin", began: later }),
    ).toMatchObject({ status: 200 });
  });

  test.each(["personal", "programme", "nd-result", "institution", "o-level"] as const)(
    "holds for %s: of two devices that begin at once one is refused",
    async (kind) => {
      const programme = kind === "institution" ? subDegree : kind === "nd-result" ? hnd : nd;
      const applicant = await applicantAt(server, programme, kind);
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => save(server, applicant, kind, { began: null })),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200, 409, 409, 409, 409, 409,
      ]);
    },
  );
});

describe("an opening that was closed", () => {
  test("opens nothing more, with any of its tokens; another opening stays", async () => {
    const applicant = await openNew(server, nd);
    await uploadPhoto(server, applicant);
    const own = { ...nd.api };
    const renewed = await server.ok("renewApplicantToken", own, { as: applicant.as });
    const other = await server.ok("openApplication", { ...own, rrr: applicant.rrr });

    expect(
      await server.request("closeApplication", { ...subDegree.api }, { as: applicant.as }),
    ).toMatchObject({ status: 404 });
    expect(await server.request("closeApplication", own, { as: applicant.as })).toMatchObject({
      status: 200,
    });
    for (const as of [applicant.as, { token: renewed.token }]) {
      expect(
        await server.request("loadApplication", { ...own, rrr: applicant.rrr }, { as }),
      ).toMatchObject({ status: 401, code: "signed_out" });
      expect(await server.request("renewApplicantToken", own, { as })).toMatchObject({
        status: 401,
      });
    }
    expect(await load(server, { ...applicant, as: { token: other.token } })).toMatchObject({
      rrr: applicant.rrr,
    });
    const audit = await server.db
      .select()
      .from(auditRows)
      .where(eq(auditRows.subjectId, applicant.applicantId));
    expect(audit.map(({ action }) => action)).toContain("closeApplication");
  });
});
