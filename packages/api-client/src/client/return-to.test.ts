import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cookieJar } from "../testing/cookie-jar.ts";
import { rememberPage, sessionHasEnded } from "./remember-page.ts";
import { pageWaits, takeRememberedPage } from "./return-to.ts";

const signedInAs = (userName: string) =>
  vi.stubGlobal("document", cookieJar({ userType: "Student", userName }));

beforeEach(() => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal("window", { sessionStorage });
  signedInAs("Ada");
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("whoever signs in again comes back to the very page, once", () => {
  expect(sessionHasEnded()).toBe(false);
  rememberPage("/results?session=3#what-if", "Ada");
  expect(sessionHasEnded()).toBe(true);
  expect(takeRememberedPage()).toBe("/results?session=3#what-if");
  expect(sessionHasEnded()).toBe(false);
  expect(takeRememberedPage()).toBeUndefined();
});

test("a page that was opened without a session opens for whoever signs in, once", () => {
  expect(pageWaits()).toBe(false);
  rememberPage("/results");
  expect([pageWaits(), sessionHasEnded()]).toEqual([true, false]);
  expect(takeRememberedPage()).toBe("/results");
  expect(pageWaits()).toBe(false);
});

test("another person is not led to a page of the first", () => {
  rememberPage("/results", "Ada");
  signedInAs("Ben");
  expect(takeRememberedPage()).toBeUndefined();
  expect(sessionHasEnded()).toBe(false);
});

test.each(["//evil.example", "/\\evil.example", "https://evil.example", "", "results"])(
  "%j is no page of ours",
  (path) => {
    rememberPage(path, "Ada");
    expect(takeRememberedPage()).toBeUndefined();
  },
);

test("where nothing can be kept, nobody returns and nothing fails", () => {
  vi.stubGlobal("window", {
    get sessionStorage() {
      throw new Error("denied");
    },
  });
  rememberPage("/results", "Ada");
  expect([pageWaits(), sessionHasEnded(), takeRememberedPage()]).toEqual([false, false, undefined]);
});
