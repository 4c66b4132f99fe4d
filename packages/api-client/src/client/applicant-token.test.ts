import { afterEach, expect, test, vi } from "vitest";
import { forgetApplicantToken, keepApplicantToken, readApplicantToken } from "./applicant-token.ts";

const fullStorage = {
  getItem: () => null,
  setItem: () => {
    throw new Error("QuotaExceededError");
  },
  removeItem: () => {},
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test("each programme's application keeps its own token", () => {
  keepApplicantToken("nd", "t-nd");
  keepApplicantToken("hnd", "t-hnd");
  expect(readApplicantToken("nd")).toBe("t-nd");
  forgetApplicantToken("nd");
  expect(readApplicantToken("nd")).toBeUndefined();
  expect(readApplicantToken("hnd")).toBe("t-hnd");
});

test("a refreshed page finds the token in the tab's storage", () => {
  const stored = new Map([["polyportal.applicant-token.sub-degree", "t-sub"]]);
  vi.stubGlobal("sessionStorage", { getItem: (key: string) => stored.get(key) ?? null });
  expect(readApplicantToken("sub-degree")).toBe("t-sub");
});

test("a browser that stores nothing still keeps the token while the page lives", () => {
  vi.stubGlobal("sessionStorage", fullStorage);
  keepApplicantToken("nd-part-time", "t-pt");
  expect(readApplicantToken("nd-part-time")).toBe("t-pt");
});
