import { sending, unsent } from "@polyportal/ui/kept-file";
import { expect, test } from "vitest";
import { documentsSchema, type DocumentsForm } from "./schema.ts";

const problems = async (values: DocumentsForm) => {
  const schema = documentsSchema([
    { place: "birthCertificate", required: true },
    { place: "signature", required: true },
    { place: "ndStatementOfResult", required: false },
  ]);
  const { issues } = await schema["~standard"].validate(values);
  return issues?.map(({ path, message }) => `${path.join(".")}: ${message}`);
};

const kept = { birthCertificate: "file-1", signature: "file-2" };

test("every document is asked for, unless it is kept already", async () => {
  expect(await problems({ birthCertificate: null, signature: null, declaration: true })).toEqual([
    "birthCertificate: Please select a file!",
    "signature: Please select a file!",
  ]);
  expect(await problems({ ...kept, birthCertificate: null, declaration: true })).toEqual([
    "birthCertificate: Please select a file!",
  ]);
});

test("nobody goes on while a document is on its way, or waits for the network", async () => {
  expect(await problems({ ...kept, signature: sending, declaration: true })).toEqual([
    "signature: still being sent, please wait a moment",
  ]);
  expect(await problems({ ...kept, signature: unsent, declaration: true })).toEqual([
    "signature: not sent yet. Try again, or remove it",
  ]);
});

test("the section is not complete before the declaration is ticked", async () => {
  expect(await problems({ ...kept, declaration: false })).toEqual([
    "declaration: Tick the checkbox to continue",
  ]);
  expect(await problems({ ...kept, declaration: true })).toBeUndefined();
});
