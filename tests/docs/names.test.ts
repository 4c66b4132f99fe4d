import { expect, test } from "vitest";
import { readableTitle } from "../../.storybook/names.ts";

test.each([
  ["patterns/rrr-field", "Patterns/RRR field"],
  ["documents/qr-code", "Documents/QR code"],
  ["documents/siwes-preview", "Documents/SIWES preview"],
  ["patterns/o-level-editor", "Patterns/O-level editor"],
  ["shell/sign-out-modal", "Shell/Sign-out modal"],
  ["Pages/Sign in", "Pages/Sign in"],
])("%s reads %s, and is the same address", (folder, title) => {
  expect(readableTitle(folder)).toBe(title);
  const address = (text: string) => text.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  expect(address(title)).toBe(address(folder));
});
