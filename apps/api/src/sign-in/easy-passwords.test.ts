import { passwordSchema } from "@polyportal/domain/validation/password";
import { expect, test } from "vitest";
import { isEasyToGuess } from "./easy-passwords.ts";

const about = ["ND/2026/0417", "Okonkwo", "Ngọzi", "Ada", "ALPOLY", "Alani State Polytechnic"];

test.each([
  "Password@1",
  "P@ssw0rd1!",
  "Welcome#2026",
  "Qwerty@123",
  "1Qaz2wsx!",
  "Aa@123456",
  "!!Dragon99",
  "Iloveyou-2",
  "M0nd@y123!",
  "Adm1n-2026",
  "Pass-Word-1",
])("%s keeps the rule and is refused all the same", async (password) => {
  expect(passwordSchema.safeParse(password).success).toBe(true);
  expect(await isEasyToGuess(password, about)).toBe(true);
});

test.each([
  "Okonkwo@26",
  "Ngozi-2026",
  "N.gọzi-2026",
  "Alpoly#2026",
  "NgoziOkonkwo1!",
  "Nd/2026/0417",
])("%s is made of what everybody knows of the person", async (password) => {
  expect(await isEasyToGuess(password, about)).toBe(true);
});

test.each([
  "Ijemi-Market-7",
  "Right-Pass-1",
  "kR7$wq2!Zt",
  "Goats-eat-3-yams",
  "Dragon-of-Ibadan-5",
  "Okonkwo-Sells-Kola-8",
  "Adaeze&Tunde-1997-Jos",
])("%s is a password like any good one", async (password) => {
  expect(await isEasyToGuess(password, about)).toBe(false);
});

test("somebody else's name is nobody's guess", async () => {
  expect(await isEasyToGuess("Okonkwo@26", ["HND/2026/0001", "Bello", "Aisha"])).toBe(false);
});
