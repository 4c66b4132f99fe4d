import { expect, test } from "vitest";
import { fail } from "../failure.ts";
import { checkEach } from "./check-images.ts";

const sent = { photo: new Blob(["a"]), signature: new Blob(["b"]) };
const words = { tooBig: "too large", wrongType: "no picture" };

test("what is wrong with each file is told at its own field", async () => {
  const looked = checkEach(
    sent,
    () => words,
    async (_, name) => fail(name === "photo" ? "file_too_big" : "file_wrong_type"),
  );
  await expect(looked).rejects.toMatchObject({
    code: "file_too_big",
    fields: { photo: words.tooBig, signature: words.wrongType },
  });
});

test("of a good file that could not be looked at nothing wrong is said", async () => {
  const looked = checkEach(
    sent,
    () => words,
    async () => fail("too_busy"),
  );
  await expect(looked).rejects.toMatchObject({ code: "too_busy", fields: {} });
});
