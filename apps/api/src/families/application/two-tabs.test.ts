import { stepOf } from "@polyportal/domain/application/steps";
import { nd } from "@polyportal/domain/programmes/nd";
import { subDegree } from "@polyportal/domain/programmes/sub-degree";
import { and, eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { applicationPersons, applications } from "../../database/schema/application.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
import {
  applicantAt,
  applicationServer,
  load,
  openNew,
  save,
  type Applicant,
} from "./testing/applicant.ts";
import { eachWay } from "./testing/each-way.ts";
import { entries, personal, sitting, subjectRows } from "./testing/entries.ts";

const server = await applicationServer();
afterAll(server.stop);

const savesOf = async ({ applicantId }: Applicant, action: string) =>
  server.db
    .select()
    .from(auditRows)
    .where(and(eq(auditRows.subjectId, applicantId), eq(auditRows.action, action)));

describe.each(eachWay((programme) => stepOf(programme, "personal")?.asks))("%s", (_, programme) => {
  test("the same save sent again, at once or later, saves once", async () => {
    const applicant = await applicantAt(server, programme, "personal");
    const again = { headers: { "Idempotency-Key": "0190-personal-1" } };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => save(server, applicant, "personal", {}, again)),
    );
    answers.push(await save(server, applicant, "personal", {}, again));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await savesOf(applicant, "savePersonalDetails")).toHaveLength(1);
    expect(await save(server, applicant, "personal", { town: "Offa" }, again)).toMatchObject({
      status: 409,
      code: "idempotency_mismatch",
    });
  });

  test("a save that failed may be sent again under its key", async () => {
    const applicant = await openNew(server, programme);
    const again = { headers: { "Idempotency-Key": "0190-personal-2" } };
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await save(server, applicant, "personal", {}, again)).toMatchObject({
        code: "passport_missing",
      });
    }
  });

  test("two tabs that save at once leave one of the two, whole", async () => {
    const applicant = await applicantAt(server, programme, "personal");
    const tabs = [
      { town: "Ilorin", mobileNumber: "08030000001" },
      { town: "Offa", mobileNumber: "08030000002" },
    ];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (__, index) =>
        save(server, applicant, "personal", tabs[index % 2]),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
    const { town, mobileNumber } = await load(server, applicant);
    expect(tabs).toContainEqual({ town, mobileNumber });
    const rows = await server.db
      .select()
      .from(applicationPersons)
      .where(eq(applicationPersons.applicationId, applicant.applicantId));
    expect(rows).toHaveLength(1);
  });

  test("two tabs that save sittings at once leave the sittings of one", async () => {
    const applicant = await applicantAt(server, programme, "o-level");
    const tabs = [
      [sitting],
      [
        { ...sitting, subjects: subjectRows(9) },
        { ...sitting, examNumber: "SECOND" },
      ],
    ];
    await Promise.all(
      Array.from({ length: 6 }, (__, index) =>
        save(server, applicant, "o-level", { sittings: tabs[index % 2] }),
      ),
    );
    const { oLevel } = await load(server, applicant);
    expect([
      [[sitting.examNumber, 8]],
      [
        [sitting.examNumber, 9],
        ["SECOND", 8],
      ],
    ]).toContainEqual(oLevel.map((one) => [one.examNumber, one.subjects.length]));
  });
});

const hostile = [
  "'); drop table applications; --",
  "<script>alert(1)</script>",
  "{{7*7}} ${7*7} %s \\ \u200D",
];

test.each(hostile)("%s is text like any other", async (text) => {
  const applicant = await applicantAt(server, subDegree, "personal");
  const answers = [
    await save(server, applicant, "personal", {
      town: text,
      permanentAddress: text,
      nextOfKin: { ...personal.nextOfKin, address: text },
    }),
    await save(server, applicant, "institution", { nameOfInstitution: text, certificate: text }),
    await save(server, applicant, "o-level", {
      sittings: [
        { ...sitting, examCenter: text, examNumber: text, cardPin: text, cardSerialNumber: text },
      ],
    }),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  expect(await load(server, applicant)).toMatchObject({
    town: text,
    permanentAddress: text,
    nextOfKin: { address: text },
    institutionAttended: { nameOfInstitution: text, certificate: text },
    oLevel: [{ examCenter: text, examNumber: text, cardPin: text, cardSerialNumber: text }],
  });
  expect((await server.db.select().from(applications)).length).toBeGreaterThan(0);
});

test.each(["a\u0000b", "\uD800"])("text that no database can hold is refused", async (town) => {
  const applicant = await applicantAt(server, nd, "personal");
  expect(await save(server, applicant, "personal", { ...entries.personal, town })).toMatchObject({
    status: 400,
    code: "malformed_request",
  });
});
