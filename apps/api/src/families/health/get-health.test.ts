import { afterAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

test("anyone sees that the server and its database answer", async () => {
  expect(await server.request("getHealth", {})).toMatchObject({
    status: 200,
    success: true,
    data: { status: "ok", database: "ok" },
  });
});
