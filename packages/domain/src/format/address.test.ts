import { expect, test } from "vitest";
import { bareAddress } from "./address.ts";

test.each([
  ["https://www.example.edu.ng", "www.example.edu.ng"],
  ["https://www.example.edu.ng/", "www.example.edu.ng"],
  ["http://localhost:4000/verify_document?code=9F3K&f=pO3", "localhost:4000/verify_document"],
  ["https://example.edu.ng/portal#top", "example.edu.ng/portal"],
])("%s is printed as %s", (url, printed) => {
  expect(bareAddress(url)).toBe(printed);
});
