import { savedElsewhere } from "@polyportal/domain/messages/draft";
import { hnd } from "@polyportal/domain/programmes/hnd";
import { nd } from "@polyportal/domain/programmes/nd";
import { subDegree } from "@polyportal/domain/programmes/sub-degree";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { applications } from "../../database/schema/application.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
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

const server = await applicationServer();
afterAll(server.stop);

/** An application with all of its sections saved, and not sent. */
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
    const { savedAt: seen } = await load(server, applicant);
    await save(server, applicant, "programme", { utmeScore: 300 });
    const own = { ...programme.api, applicantId };
    for (const stale of [seen, {}]) {
      expect(
        await server.request("sendApplication", { ...own, seen: stale }, { as }),
      ).toMatchObject({ status: 409, code: "section_changed" });
    }
    expect(await completedAt(applicant)).toBeNull();
    expect(await send(server, applicant)).toMatchObject({ status: 200 });
  });

  test("of another, or at another programme's path, is not there", async () => {
    const [mine, theirs] = [await filledIn(), await filledIn()];
    const seen = {};
    expect(
      await server.request(
        "sendApplication",
        { ...nd.api, applicantId: theirs.applicantId, seen },
        { as: mine.as },
      ),
    ).toMatchObject({ status: 404 });
    expect(
      await server.request(
        "sendApplication",
        { ...subDegree.api, applicantId: mine.applicantId, seen },
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
