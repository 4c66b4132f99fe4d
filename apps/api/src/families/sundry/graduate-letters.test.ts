import { afterAll, expect, test } from "vitest";
import { graduateCodes } from "../../database/schema/transcript.ts";
import { demoGraduate } from "../../database/seed/demo/transcripts.ts";
import { mailsTo } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";

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
