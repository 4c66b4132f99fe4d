import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { CookieJar } from "./cookie-jar.ts";
import type { AppEnvironment } from "./environment.ts";

/** The Set-Cookie headers after a handler did `work`. */
async function answerOf(
  work: (cookies: CookieJar) => void,
  { cookie = "", ...how }: { secure: boolean; foreign?: boolean; cookie?: string },
): Promise<string[]> {
  const outgoing = new ServerResponse(new IncomingMessage(new Socket()));
  const app = new Hono<AppEnvironment>().get("/", (c) => {
    work(new CookieJar(c, how));
    return c.body(null);
  });
  await app.request("/", { headers: { cookie } }, { outgoing });
  return [outgoing.getHeader("Set-Cookie") ?? []].flat().map(String);
}

test("on https each cookie bears the strongest name that its path allows", async () => {
  const set = await answerOf(
    (cookies) => {
      cookies.set("token", "a", { maxAge: 60 });
      cookies.set("refreshToken", "b", { httpOnly: true, path: "/api/Authentication" });
      cookies.set("userType", "student");
    },
    { secure: true },
  );
  expect(set).toEqual([
    "__Host-token=a; Max-Age=60; Path=/; Secure; SameSite=Strict",
    "__Secure-refreshToken=b; Path=/api/Authentication; HttpOnly; Secure; SameSite=Strict",
    "userType=student; Path=/; Secure; SameSite=Strict",
  ]);
});

test("what a neighbouring host may have planted under a plain name is not read", async () => {
  const read: (string | undefined)[] = [];
  const cookie = "token=planted; __Host-device=ours; refreshToken=planted; __Secure-refreshToken=r";
  await answerOf(
    (cookies) =>
      read.push(
        cookies.get("token"),
        cookies.get("device"),
        cookies.get("refreshToken", "/api/Authentication"),
      ),
    { secure: true, cookie },
  );
  expect(read).toEqual([undefined, "ours", "r"]);
});

test("without https the names are plain, and nothing claims to be secure", async () => {
  const set = await answerOf((cookies) => cookies.set("token", "a"), { secure: false });
  expect(set).toEqual(["token=a; Path=/; SameSite=Strict"]);
});

test("the last word about a cookie is the only one in the answer", async () => {
  const set = await answerOf(
    (cookies) => {
      cookies.set("device", "a");
      cookies.set("token", "b");
      cookies.clear("device");
    },
    { secure: false },
  );
  expect(set).toEqual([
    "token=b; Path=/; SameSite=Strict",
    "device=; Max-Age=0; Path=/; SameSite=Strict",
  ]);
});

test("what another site's page sent bears no cookie", async () => {
  const read: (string | undefined)[] = [];
  await answerOf((cookies) => read.push(cookies.get("device")), {
    secure: false,
    foreign: true,
    cookie: "device=ours",
  });
  expect(read).toEqual([undefined]);
});
