import type { Programme } from "@polyportal/domain/programmes/programme";
import { programmes } from "@polyportal/domain/programmes/programmes";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { applications } from "../../database/schema/application.ts";
import { demoJambNumber, demoRrr } from "../../database/seed/demo/applicants.ts";
import { applicationServer, openWithCode } from "./testing/applicant.ts";

const server = await applicationServer();
afterAll(server.stop);

/** The number that opens it besides the RRR, as in README.md. */
async function numberOf({ key }: Programme, rrr: string) {
  if (key === "jambNumber") return { jambNumber: demoJambNumber(rrr) };
  if (key !== "regNumber") return {};
  const [earlier] = await server.db
    .select()
    .from(applications)
    .where(eq(applications.rrr, demoRrr("nd", "submitted")));
  return { regNumber: earlier?.applicationNumber ?? "" };
}

test.each((programmes as readonly Programme[]).map((programme) => [programme.slug, programme]))(
  "%s: the demo's applicants have come as far as README.md says",
  async (_, programme) => {
    const open = async (stage: Parameters<typeof demoRrr>[1]) => {
      const rrr = demoRrr(programme.slug, stage);
      const number = await numberOf(programme, rrr);
      return openWithCode(server, { ...programme.api, rrr, ...number });
    };
    expect(await open("invoiced")).toMatchObject({ code: "invoice_not_paid" });
    expect(await open("paid")).toMatchObject({ status: 200, data: { completed: false } });
    const [half, sent] = [await open("half-way"), await open("submitted")];
    expect(half).toMatchObject({ status: 200, data: { completed: false } });
    expect(sent).toMatchObject({ status: 200, data: { completed: true } });
    expect(half.data?.application.saved.length).toBeGreaterThan(0);
    expect(sent.data?.application.saved.length).toBeGreaterThan(
      half.data?.application.saved.length ?? 0,
    );
    expect(Object.keys(sent.data?.application.documents ?? {}).length).toBeGreaterThan(1);
  },
);

test("what a section of theirs tells the next ones is what stands in it", async () => {
  const { rows } = await server.db.execute<{ told: string; chosen: string }>(sql`
    select steps.answers ->> 'department' as told, choices.department_id::text as chosen
    from application_steps steps
    join application_choices choices on choices.application_id = steps.application_id
    where steps.kind = 'programme'`);
  expect(rows.length).toBeGreaterThan(10);
  for (const { told, chosen } of rows) expect(told).toBe(chosen);
});
