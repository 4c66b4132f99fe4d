import { afterEach, expect, test, vi } from "vitest";
import { cookieJar } from "../testing/cookie-jar.ts";
import { clearSessionCookies, isSignedIn, readSession, readToken } from "./sign-in-session.ts";

const browserWith = (cookies: Record<string, string>): void => {
  vi.stubGlobal("document", cookieJar(cookies));
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a student's session is read from the cookies that sign-in set", () => {
  browserWith({
    token: "a.b.c",
    userType: "Student",
    userName: "Ng%E1%BB%8Dzi%20Ol%C3%A1",
    birthday: "2004-02-29",
    studentTypeId: "1",
    displayCSATModal: "true",
  });
  expect(isSignedIn()).toBe(true);
  expect(readSession()).toEqual({
    token: "a.b.c",
    userType: "Student",
    userName: "Ngọzi Olá",
    birthday: "2004-02-29",
    studentTypeId: 1,
    displayCSATModal: true,
  });
});

test("someone whose access token has just expired is still signed in", () => {
  browserWith({ userType: "Official" });
  expect(isSignedIn()).toBe(true);
  expect(readSession()).toMatchObject({ token: undefined, studentTypeId: undefined });
});

test("a browser without the session's cookies is signed out", () => {
  browserWith({ theme: "dark", mytoken: "x" });
  expect(isSignedIn()).toBe(false);
  expect(readSession()).toBeUndefined();
  expect(readToken()).toBeUndefined();
});

test("clearing the session leaves other cookies", () => {
  browserWith({ token: "a", userType: "Student", userName: "A", theme: "dark" });
  clearSessionCookies();
  expect(isSignedIn()).toBe(false);
  expect(document.cookie).toBe("theme=dark");
});

test("on https the prefixed names count, and a neighbour's cookie of the plain name does not", () => {
  browserWith({ userType: "Student", token: "planted", "__Host-token": "ours" });
  expect(readToken()).toBe("ours");
  expect(isSignedIn()).toBe(true);
  clearSessionCookies();
  expect(document.cookie).toBe("");
});
