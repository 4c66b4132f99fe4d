import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { createClient } from "./client.ts";

const { call } = createClient({
  baseUrl: "",
  onSignedOut: () => {},
  onForbidden: () => {},
  getApplicantToken: () => "t-1",
});

const photo = (content: BlobPart) => new File([content], "passport.jpg", { type: "image/jpeg" });
const threeMegabytes = new Uint8Array(3 * 1024 * 1024);

test("an upload tells how much of it has left, and ends with all of it", async () => {
  const shares: number[] = [];
  const onProgress = (share: number) => shares.push(share);
  const answer = await call("uploadPassport", { passport: photo(threeMegabytes) }, { onProgress });
  expect(answer.passport).toMatch(/^multipart\/form-data; boundary=/);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test("a refused upload carries the server's words", async () => {
  const sent = call("uploadPassport", { passport: photo("too big") }, { onProgress: () => {} });
  await expect(sent).rejects.toMatchObject({
    kind: "answered",
    code: "file_too_big",
    message: "The file you selected is too big!",
  });
});

test("a cancelled upload stops", async () => {
  const controller = new AbortController();
  const sent = call(
    "uploadPassport",
    { passport: photo(threeMegabytes) },
    { signal: controller.signal, onProgress: () => controller.abort() },
  );
  await expect(sent).rejects.toSatisfy(
    (error) => error instanceof ApiError && error.kind === "aborted",
  );
});
