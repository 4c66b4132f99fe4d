import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { ratings } from "../../database/schema/rating.ts";
import { testServer } from "../../testing/test-server.ts";
import { behindProxy, openBrowser } from "../authentication/testing/browser.ts";
import { addPerson, password } from "../authentication/testing/people.ts";

const server = await testServer(behindProxy);
afterAll(server.stop);

const longAgo = new Date(Date.now() - 93 * 24 * 3_600_000);

test("who is asked rates the portal, and is not asked again", async () => {
  const { id, userName } = await addPerson(server, { userName: "rater", lastRatedAt: longAgo });
  const browser = openBrowser(server);
  await browser.request("login", { userName, password });
  expect(browser.cookies.get("displayCSATModal")).toBe("true");
  const as = { token: browser.cookies.get("token") ?? "" };
  expect(
    await browser.request("createRating", { rating: 4, comment: " It is quick. " }, as),
  ).toMatchObject({ status: 200 });
  expect(browser.cookies.get("displayCSATModal")).toBe("false");
  expect(await server.db.select().from(ratings).where(eq(ratings.userId, id))).toMatchObject([
    { rating: 4, comment: "It is quick." },
  ]);
  await browser.request("renewSession", {});
  expect(browser.cookies.get("displayCSATModal")).toBe("false");
});

test("of the same rating sent four times at once, one is taken", async () => {
  const { userName } = await addPerson(server, { userName: "eager", lastRatedAt: longAgo });
  const as = { as: { user: userName } };
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => server.request("createRating", { rating: 5 }, as)),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 409, 409, 409,
  ]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: "rating_given" });
});

test("a rating without stars is refused", async () => {
  expect(
    await server.request("createRating", { rating: 0 }, { as: { user: "student" } }),
  ).toMatchObject({ status: 422, fields: { rating: "please choose a rating" } });
});
