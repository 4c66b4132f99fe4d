import { transcriptMessages as words } from "@polyportal/domain/messages/transcript";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { students } from "../../database/schema/student.ts";
import { graduateCodes } from "../../database/schema/transcript.ts";
import { demoGraduate } from "../../database/seed/demo/transcripts.ts";
import { mailsTo } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { issueGraduateCode, useGraduateCode } from "./graduate-code.ts";
import { graduateOfTicket, ticketFor } from "./graduate-ticket.ts";

const server = await testServer();
afterAll(server.stop);

test("a graduate whose codes are asked for on and on gets four letters an hour, and each asking one answer", async () => {
  const { email, ...graduate } = demoGraduate;
  const messages = new Set<string | null>();
  for (let turn = 0; turn < 7; turn += 1) {
    // As if the code before were over.
    await server.db.delete(graduateCodes);
    const { status, message } = await server.request("identifyGraduate", graduate);
    expect(status).toBe(200);
    messages.add(message);
  }
  const letters = (await mailsTo(server, email)).filter(({ kind }) => kind === "graduateCode");
  expect(letters).toHaveLength(4);
  expect(messages.size).toBe(1);
});

test("a code and a ticket of a clock that was ahead open nothing, and another code is sent", async () => {
  const { services } = server;
  const now = new Date();
  const ahead = new Date(now.getTime() + 400 * 86_400_000);
  const [student] = await server.db
    .select({ id: students.id })
    .from(students)
    .where(eq(students.matricNumber, demoGraduate.matricNumber));
  const studentId = student?.id ?? "";
  await server.db.delete(graduateCodes);
  const tried = await server.db.transaction(async (tx) => {
    const issued = await issueGraduateCode(tx, services.vault, studentId, ahead);
    const given = { studentId, typed: issued?.code ?? "" };
    const opens = await useGraduateCode(tx, services.vault, given, now);
    return { opens, next: await issueGraduateCode(tx, services.vault, studentId, now) };
  });
  expect(tried).toEqual({ opens: false, next: expect.anything() });
  const ticket = ticketFor({ services, now: ahead }, studentId);
  expect(() => graduateOfTicket({ services, now }, ticket)).toThrow(words.ticketOver);
  const good = ticketFor({ services, now }, studentId);
  expect(graduateOfTicket({ services, now }, good)).toBe(studentId);
});
