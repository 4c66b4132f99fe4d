import { afterEach, expect, test, vi } from "vitest";
import {
  forgetApplicantAccess,
  keepApplicantAccess,
  readApplicantAccess,
  readApplicantToken,
} from "./applicant-token.ts";

const fullStorage = {
  getItem: () => null,
  setItem: () => {
    throw new Error("QuotaExceededError");
  },
  removeItem: () => {},
};

const now = Date.parse("2026-11-20T10:00:00Z");
const opened = (token: string, expires = "2026-11-20T10:40:00Z") => ({
  token,
  rrr: "310007769676",
  revision: 2,
  expires,
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("each programme's application keeps its own token", () => {
  keepApplicantAccess("nd", opened("t-nd"));
  keepApplicantAccess("hnd", opened("t-hnd"));
  expect(readApplicantToken("nd")).toBe("t-nd");
  forgetApplicantAccess("nd");
  expect(readApplicantToken("nd")).toBeUndefined();
  expect(readApplicantAccess("hnd")).toMatchObject({ token: "t-hnd", rrr: "310007769676" });
});

test("a refreshed page finds the access in the tab's storage", () => {
  const kept = { token: "t-sub", rrr: "310007769676", revision: 1, renewAt: now };
  const stored = new Map([["polyportal.applicant.sub-degree", JSON.stringify(kept)]]);
  vi.stubGlobal("sessionStorage", { getItem: (key: string) => stored.get(key) ?? null });
  expect(readApplicantAccess("sub-degree")).toEqual(kept);
});

test("what is no access of ours opens nothing", () => {
  vi.stubGlobal("sessionStorage", { getItem: () => "not json" });
  expect(readApplicantAccess("sub-degree")).toBeUndefined();
});

test("a browser that stores nothing still keeps the token while the page lives", () => {
  vi.stubGlobal("sessionStorage", fullStorage);
  keepApplicantAccess("nd-part-time", opened("t-pt"));
  expect(readApplicantToken("nd-part-time")).toBe("t-pt");
});

test.each([
  ["half its life", "2026-11-20T10:40:00Z", 20],
  ["half an hour at most, where the phone's clock is behind", "2026-11-20T13:00:00Z", 30],
  ["five minutes at least, where the phone's clock is ahead", "2026-11-20T09:00:00Z", 5],
])("a token is renewed after %s", (_, expires, minutes) => {
  vi.useFakeTimers({ now });
  keepApplicantAccess("nd", opened("t-nd", expires));
  expect(readApplicantAccess("nd")?.renewAt).toBe(now + minutes * 60_000);
});
