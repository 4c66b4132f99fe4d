import { expect, test } from "vitest";
import { birthdayGreeting } from "./birthday.ts";

test("a birthday is greeted by name, and without one where none is known", () => {
  expect(birthdayGreeting(" Ọláolúwa ")).toBe("Happy birthday, Ọláolúwa!");
  expect(birthdayGreeting("")).toBe("Happy birthday!");
});
