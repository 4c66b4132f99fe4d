import { expect, test } from "vitest";
import { documentsSchema, type DocumentsForm } from "./documents-schema.ts";

const scan = (bytes: number, type = "image/png") =>
  new File([new Uint8Array(bytes)], "scan", { type });

const problems = async (values: DocumentsForm, uploaded: readonly string[] = []) => {
  const schema = documentsSchema(["birthCertificate", "signature"], (kind) =>
    uploaded.includes(kind),
  );
  const { issues } = await schema["~standard"].validate(values);
  return issues?.map(({ path, message }) => `${path.join(".")}: ${message}`);
};

const good = { birthCertificate: scan(20_000), signature: scan(9_000, "image/jpeg") };

test("every document is asked for, unless it is uploaded already", async () => {
  const none = { birthCertificate: null, signature: null, declaration: true };
  expect(await problems(none)).toEqual([
    "birthCertificate: Please select a file!",
    "signature: Please select a file!",
  ]);
  expect(await problems(none, ["signature"])).toEqual(["birthCertificate: Please select a file!"]);
});

test("each file is refused in the specified words", async () => {
  const values = {
    birthCertificate: scan(101 * 1024),
    signature: scan(900, "image/svg+xml"),
    declaration: true,
  };
  expect(await problems(values)).toEqual([
    "birthCertificate: The file you selected is too big!",
    "signature: Wrong file type, ensure this is an image file!",
  ]);
});

test("nothing is uploaded before the declaration is ticked", async () => {
  expect(await problems({ ...good, declaration: false })).toEqual([
    "declaration: Tick the checkbox to continue",
  ]);
  expect(await problems({ ...good, declaration: true })).toBeUndefined();
});
