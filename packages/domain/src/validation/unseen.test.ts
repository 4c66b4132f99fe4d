import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import {
  canonicalPhone,
  email,
  hiddenCharacters,
  optionalText,
  personName,
  phone,
  requiredText,
  rrr,
} from "./primitives.ts";
import { messagesOf } from "./messages-of.ts";

const badName = "invalid name, check for trailing spaces";

const control = fc.constantFrom("\u0000", "\u0007", "\u0085");
const direction = fc.constantFrom("\u200F", "\u202E", "\u2066", "\u2069", "\u200B", "\uFEFF");

describe("what nobody sees", () => {
  const letters = fc.stringMatching(/^[a-z]{2,8}$/);
  const around = fc.tuple(letters, control, letters);

  test.prop([fc.tuple(letters, direction, letters)])(
    "and was copied with a text is dropped",
    ([before, mark, after]) => {
      const [text, seen] = [`${before}${mark}${after}`, before + after];
      expect(requiredText("please enter your town").parse(` ${text}\u00A0`)).toBe(seen);
      expect(optionalText().parse(text)).toBe(seen);
      expect(personName().parse(text)).toBe(seen);
      expect(email("").parse(`${text}@example.com${mark}`)).toBe(`${seen}@example.com`);
      expect(rrr().parse(`3100\u00A00776${mark}9676`)).toBe("310007769676");
    },
  );

  test.prop([around])("is refused in an e-mail address", ([before, mark, after]) => {
    for (const address of [
      `${before}${mark}${after}@example.com`,
      `a@${before}${mark}${after}.ng`,
    ]) {
      expect(messagesOf(email("please input email address"), address)).toEqual([
        "invalid email address",
      ]);
    }
  });

  test.prop([around])("is refused in a text that is printed", ([before, mark, after]) => {
    const text = `${before}${mark}${after}`;
    expect(messagesOf(requiredText("please enter your town"), text)).toEqual([hiddenCharacters]);
    expect(messagesOf(optionalText(), text)).toEqual([hiddenCharacters]);
    expect(messagesOf(personName(), text)).toEqual([badName]);
  });

  test("lines, tabs and joined signs are text", () => {
    const text = "12 Ọjà Street,\r\nÌbàdàn\t200001 👩\u200D🎓";
    expect(messagesOf(requiredText("please enter contact address"), text)).toEqual([]);
  });

  test("a number copied from the contacts is a number", () => {
    expect(phone().parse("\u202A+234 801 234 5678\u202C")).toBe("+2348012345678");
    expect(canonicalPhone("\u202A08012345678\u202C")).toBe("+2348012345678");
  });
});
