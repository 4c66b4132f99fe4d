import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { breakable } from "./breakable.tsx";

const drawn = (text: string): string => renderToStaticMarkup(<>{breakable(text)}</>);

test("a long value may end its line behind a slash or an @, and nowhere else", () => {
  expect(drawn("DEV/2026/2027/PGD")).toBe("DEV/<wbr/>2026/2027/<wbr/>PGD");
  expect(drawn("ngozi@example.ng")).toBe("ngozi@<wbr/>example.ng");
  expect(drawn("https://school.example/")).toBe("https://<wbr/>school.example/");
  expect(drawn("ND application fee 2026/2027")).toBe("ND application fee 2026/2027");
  expect(drawn("Computer Science")).toBe("Computer Science");
  expect(drawn("")).toBe("");
});
