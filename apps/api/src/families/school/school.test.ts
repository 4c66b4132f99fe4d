import { afterAll, expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { testServer } from "../../testing/test-server.ts";

const { school } = readConfig({
  SCHOOL_NAME: "Ijemi <State> Polytechnic",
  SCHOOL_HELP_LINE: "0800",
});
const server = await testServer({ config: { school } });
afterAll(server.stop);

test("anyone sees the school as it is configured, and that payments are the sandbox's", async () => {
  expect(await server.request("getSchool", {})).toMatchObject({
    status: 200,
    data: {
      name: "Ijemi <State> Polytechnic",
      helpLine: "0800",
      crest: "/school-crest",
      sandboxPayments: true,
      messagesShown: true,
    },
  });
});
