import { expect, test } from "vitest";
import { readableStory, readableTitle } from "../../.storybook/names.ts";

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

test.each([
  ["Nd Result", "ND Result"],
  ["Hnd", "HND"],
  ["Small Png", "Small PNG"],
  ["Programme With Jamb", "Programme With JAMB"],
  ["Another Schools Hue", "Another School's Hue"],
  ["Through The Apps Router", "Through The App's Router"],
  ["Picked In The Devices Calendar", "Picked In The Device's Calendar"],
  ["Callers Win", "Callers Win"],
  ["Of The Servers", "Of The Servers"],
])("the story %s reads %s", (name, read) => {
  expect(readableStory(name)).toBe(read);
});
