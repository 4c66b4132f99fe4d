import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { codeLength, codeLetters, groupCode, verifyDocumentSchema } from "./code.ts";

const letters = fc.string({
  unit: fc.constantFrom(...codeLetters.split("")),
  minLength: codeLength,
  maxLength: codeLength,
});

test.prop([letters, fc.constantFrom("", " ", "-", " - ")])(
  "a code is read however it was typed",
  (code, between) => {
    const typed = ` ${code.toLowerCase().split("").join(between)} `;
    expect(verifyDocumentSchema.parse({ code: typed })).toEqual({ code: groupCode(code) });
  },
);

test("what is no code is told so", () => {
  const told = (code: string) => verifyDocumentSchema.safeParse({ code }).error?.issues[0]?.message;
  expect(told(" - ")).toBe("please input the verification code");
  expect(told("9F3K-22QX")).toBe("a verification code has 12 letters and digits, please check it");
  expect(told("9F3K-22QX-7MP0")).toMatch(/please check it/);
});
