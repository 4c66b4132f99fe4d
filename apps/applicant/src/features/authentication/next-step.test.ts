import type { Output } from "@polyportal/api-client/client/client";
import { expect, test } from "vitest";
import { nextStep } from "./next-step.ts";

const answer: Output<"login"> = {
  userId: "0199-ada",
  userType: "student",
  oldUser: true,
  twoFactor: false,
  codeFrom: null,
  ticket: null,
  session: {
    userType: "student",
    role: "student",
    fullName: "Bello Aisha Hadiza",
    birthday: "2008-07-02",
    studentTypeId: 8,
    jwtToken: { token: "access", expires: "2026-11-20T20:15:00.000Z" },
    impersonatorUsername: null,
    isImpersonating: false,
    displayCSATModal: false,
    menuItems: ["dashboard"],
  },
};

test("a first login changes its e-mail address, even where two-factor is on", () => {
  const first = { ...answer, oldUser: false, twoFactor: true, ticket: "t1", session: null };
  expect(nextStep("new.student", first)).toEqual({
    path: "/change_email",
    state: { id: "0199-ada", ticket: "t1", fromLogin: true },
  });
});

test("two-factor goes to the code with the username, never with the password", () => {
  const waiting = {
    ...answer,
    twoFactor: true,
    codeFrom: "authenticator" as const,
    ticket: "t2",
    session: null,
  };
  expect(nextStep("two.factor", waiting)).toEqual({
    path: "/verify_otp",
    state: {
      data: { userName: "two.factor", ticket: "t2", codeFrom: "authenticator" },
      fromLogin: true,
    },
  });
});

test("any other sign-in is complete", () => {
  expect(nextStep("student", answer)).toBe("portal");
});

test("an answer that leads nowhere is an error, not a silent success", () => {
  expect(() => nextStep("student", { ...answer, session: null })).toThrow("leads nowhere");
});
