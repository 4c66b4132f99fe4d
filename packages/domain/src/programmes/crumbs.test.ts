import { expect, test } from "vitest";
import { invoiceWords } from "../messages/invoice.words.ts";
import { catalogue, type ProgrammeSlug } from "./catalogue.ts";
import { onlyProgrammeAt } from "./only-at.ts";

const crumbsAt = (path: string): string[] =>
  catalogue
    .filter(({ slug, paths }) => paths.generateInvoice === path || onlyProgrammeAt[path] === slug)
    .map(({ crumb }) => invoiceWords.generateInvoiceOf(crumb));

test.each([
  ["/generate_hnd_invoice", "Generate HND Invoice"],
  ["/generate_cce_invoice", "Generate CCE Invoice"],
  ["/generate_inter_university_invoice", "Generate Inter University Invoice"],
  ["/generate_staff_request_invoice", "Generate Staff Request Invoice"],
])("the form at %s is of one programme alone, under %s", (path, crumb) => {
  expect(crumbsAt(path)).toEqual([crumb]);
});

test("the invoice of postgraduate study is headed in two words", () => {
  const pg: ProgrammeSlug = "pg";
  const entry = catalogue.find(({ slug }) => slug === pg);
  expect(entry && invoiceWords.generateInvoiceOf(entry.crumb)).toBe(
    "Generate Post Graduate Invoice",
  );
});
