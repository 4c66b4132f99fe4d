import { expect, test } from "vitest";
import { said } from "../validation/said.ts";
import { changeEmailSchema, createProfileSchema, verifyAccountSchema } from "./account-forms.ts";
import { loginSchema } from "./login.ts";
import { otpSchema } from "./otp.ts";
import {
  changePasswordSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
} from "./password-forms.ts";

test("signing in asks for both, trims the username and leaves the password alone", () => {
  expect(said(loginSchema, { userName: "  ", password: "" })).toEqual([
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
    expect(said(schema, { email: "" })).toEqual(["email: please input email address"]);
    expect(said(schema, { email: "ada" })).toEqual(["email: invalid email address"]);
    expect(said(schema, { email: "ada@example.com" })).toEqual([]);
  }
});

test("a new password is typed twice alike", () => {
  const good = { password: "Demo-Pass-2", confirmPassword: "Demo-Pass-2" };
  expect(said(resetPasswordSchema, good)).toEqual([]);
  expect(said(resetPasswordSchema, { ...good, confirmPassword: "Demo-Pass-3" })).toEqual([
    "confirmPassword: the two passwords differ",
  ]);
  expect(said(resetPasswordSchema, { password: "Demo-Pass-2", confirmPassword: "" })).toEqual([
    "confirmPassword: please type the password again",
  ]);
  expect(said(changePasswordSchema, { currentPassword: "", ...good })).toEqual([
    "currentPassword: please input your password",
  ]);
});

test("the code has six digits", () => {
  expect(otpSchema.parse({ code: " 012345 " })).toEqual({ code: "012345" });
  expect(said(otpSchema, { code: "" })).toEqual(["code: please enter the code"]);
  expect(said(otpSchema, { code: "12345a" })).toEqual(["code: the code has 6 digits"]);
});

test("a new student gives number, then names, phone and password", () => {
  expect(said(verifyAccountSchema, { regNumber: " " })).toEqual([
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
  expect(said(createProfileSchema, profile)).toEqual([]);
  expect(
    said(createProfileSchema, { ...profile, lastname: "", firstname: "Ada ", mobileNumber: "1" }),
  ).toEqual([
    "lastname: please input surname",
    "firstname: invalid name, check for trailing spaces",
    "mobileNumber: invaild phone number",
  ]);
});
