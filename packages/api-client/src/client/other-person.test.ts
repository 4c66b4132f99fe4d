import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cookieJar } from "../testing/cookie-jar.ts";
import { ok, refuse } from "../testing/server.ts";
import { failureOf, isRenewal, stopServers, talkTo } from "../testing/talk-to.ts";

beforeEach(() => {
  vi.stubGlobal("document", cookieJar({ userType: "Official" }));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await stopServers();
});

/** A token with this holder. */
const tokenOf = (sub: string, serial: number) =>
  `h.${Buffer.from(JSON.stringify({ sub, serial, name: "Ọlá?" })).toString("base64url")}.s`;

test("a call of one person never goes out in another's name", async () => {
  // Impersonation has ended, or another tab has signed in.
  for (const elsewhere of [false, true]) {
    document.cookie = `token=${tokenOf("student", 1)}`;
    const { call, events, seen } = await talkTo((request, response) => {
      if (elsewhere || isRenewal(request.url)) document.cookie = `token=${tokenOf("official", 2)}`;
      return isRenewal(request.url) ? ok(response, {}) : refuse(response, "signed_out");
    });
    const error = await failureOf(call("renameHostel", { id: 1, name: "Moremi" }));
    expect(error.code).toBe("signed_out");
    expect(events).toEqual(["other person"]);
    expect(seen.filter(({ url }) => !isRenewal(url))).toHaveLength(1);
    expect(document.cookie).toContain(tokenOf("official", 2));
  }
});

test("a call goes out again with the same person's next token", async () => {
  document.cookie = `token=${tokenOf("student", 1)}`;
  const { call, events } = await talkTo((request, response) => {
    if (isRenewal(request.url)) document.cookie = `token=${tokenOf("student", 2)}`;
    return isRenewal(request.url) || request.headers.authorization?.endsWith(tokenOf("student", 2))
      ? ok(response, { id: 1, name: "Moremi" })
      : refuse(response, "signed_out");
  });
  await expect(call("renameHostel", { id: 1, name: "Moremi" })).resolves.toMatchObject({ id: 1 });
  expect(events).toEqual([]);
});

test("a call goes out again where the token before cannot be read", async () => {
  for (const unread of ["broken", "a.b.c"]) {
    document.cookie = `token=${unread}`;
    const { call, events } = await talkTo((request, response) => {
      if (isRenewal(request.url)) document.cookie = `token=${tokenOf("student", 2)}`;
      return isRenewal(request.url) ||
        request.headers.authorization?.endsWith(tokenOf("student", 2))
        ? ok(response, { id: 1, name: "Moremi" })
        : refuse(response, "signed_out");
    });
    await expect(call("renameHostel", { id: 1, name: "Moremi" })).resolves.toMatchObject({ id: 1 });
    expect(events).toEqual([]);
  }
});
