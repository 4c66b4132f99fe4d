import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { canonicalPhone, phone } from "../validation/primitives.ts";
import { nationalPhone, plainPhone, shownPhone } from "./phone.ts";

const mobile = fc.stringMatching(/^[789][01]\d{8}$/);

describe("a phone number", () => {
  test.prop([mobile])("is one however an office writes it", (digits) => {
    const spaced = `${digits.slice(0, 3)} ${digits.slice(3, 6)}\u00A0${digits.slice(6)}`;
    const all = [
      `0${digits}`,
      `+234${digits}`,
      `234${digits}`,
      `00234${digits}`,
      `+234 (0) ${spaced}`,
      // As Excel leaves it.
      digits,
      `0${spaced}`,
      `+234-${spaced.replaceAll(/\s/g, "-")}`,
      `\u202A+234 ${spaced}\u202C`,
      `\u200B0${digits}\uFEFF`,
      `0${digits.slice(0, 3)}.${digits.slice(3)}`,
    ];
    for (const written of all) {
      expect(canonicalPhone(written), written).toBe(`+234${digits}`);
      expect(nationalPhone(written), written).toBe(digits);
      expect(phone().parse(written), written).toMatch(/^(?:0|\+234)\d{10}$/);
    }
  });

  test.prop([fc.stringMatching(/^[+\d .()-]{0,20}$/)])(
    "is read the same once it is read",
    (text) => {
      expect(plainPhone(plainPhone(text))).toBe(plainPhone(text));
    },
  );

  test.each(["+2348031234567", "08031234567", "0803 123-4567", "8031234567"])(
    "%j is read in one form",
    (text) => {
      expect(shownPhone(text)).toBe("0803 123 4567");
    },
  );

  test("of another country stays as it was typed", () => {
    expect(shownPhone("+44 20 7946 0018")).toBe("+44 20 7946 0018");
  });

  test.each(["803123456", "80312345678", "1031234567", "23480312345678", "ND/0803", "", "0"])(
    "%j is none",
    (text) => {
      expect(nationalPhone(text)).toBeUndefined();
      expect(phone().safeParse(text).success).toBe(false);
    },
  );
});
