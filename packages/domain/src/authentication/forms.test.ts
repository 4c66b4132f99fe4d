import { expect, test } from "vitest";
import { messagesOf } from "../validation/messages-of.ts";
import { changeEmailSchema, createProfileSchema, verifyAccountSchema } from "./account-forms.ts";
import { loginSchema } from "./login.ts";
import { otpSchema } from "./otp.ts";
import {
  changePasswordSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
} from "./password-forms.ts";

test("signing in asks for both, trims the username and leaves the password alone", () => {
  expect(messagesOf(loginSchema, { userName: "  ", password: "" })).toEqual([
    "userName: please input your username",
    "password: please input your password",
  ]);
  expect(loginSchema.parse({ userName: " student ", password: " Demo-Pass-1 " })).toEqual({
    userName: "student",
    password: " Demo-Pass-1 ",
  });
});

test("a forgotten password and a first login need an e-mail address", () => {
  for (const schema of [forgotPasswordSchema, changeEmailSchema]) {
    expect(messagesOf(schema, { email: "" })).toEqual(["email: please input email address"]);
    expect(messagesOf(schema, { email: "ada" })).toEqual(["email: invalid email address"]);
    expect(messagesOf(schema, { email: "ada@example.com" })).toEqual([]);
  }
});

test("a new password is typed twice alike", () => {
  const good = { password: "Demo-Pass-2", confirmPassword: "Demo-Pass-2" };
  expect(messagesOf(resetPasswordSchema, good)).toEqual([]);
  expect(messagesOf(resetPasswordSchema, { ...good, confirmPassword: "Demo-Pass-3" })).toEqual([
    "confirmPassword: the two passwords differ",
  ]);
  expect(messagesOf(resetPasswordSchema, { password: "Demo-Pass-2", confirmPassword: "" })).toEqual(
    ["confirmPassword: please type the password again"],
  );
  expect(messagesOf(changePasswordSchema, { currentPassword: "", ...good })).toEqual([
    "currentPassword: please input your password",
  ]);
});

test("the code has six digits", () => {
  expect(otpSchema.parse({ code: " 012345 " })).toEqual({ code: "012345" });
  expect(messagesOf(otpSchema, { code: "" })).toEqual(["code: please enter the code"]);
  expect(messagesOf(otpSchema, { code: "12345a" })).toEqual(["code: the code has 6 digits"]);
});

test("a new student gives number, then names, phone and password", () => {
  expect(messagesOf(verifyAccountSchema, { regNumber: " " })).toEqual([
    "regNumber: please enter your matric or JAMB number",
  ]);
  const profile = {
    lastname: "Okonkwo",
    firstname: "Ngọzi",
    middlename: "",
    mobileNumber: "08012345678",
    password: "Demo-Pass-1",
    confirmPassword: "Demo-Pass-1",
  };
  expect(messagesOf(createProfileSchema, profile)).toEqual([]);
  expect(
    messagesOf(createProfileSchema, {
      ...profile,
      lastname: "",
      firstname: "Ada ",
      mobileNumber: "1",
    }),
  ).toEqual([
    "lastname: please input surname",
    "firstname: invalid name, check for trailing spaces",
    "mobileNumber: invaild phone number",
  ]);
});
