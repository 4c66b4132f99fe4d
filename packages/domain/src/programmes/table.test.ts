import { expect, test } from "vitest";
import { idOf } from "../application/steps.ts";
import { invoicePaths } from "../routes/invoice-paths.ts";
import { entryAt, generateInvoiceOf } from "./catalogue.ts";
import { onlyProgrammeAt } from "./only-at.ts";
import type { Programme } from "./programme.ts";
import { programmes } from "./programmes.ts";

const jamb = "/generate_jamb_students_invoice /jamb_students_invoice";
const other = "/generate_other_students_invoice /other_students_invoice";

/** Slug, ids of the application and of the student, family, name, stem, invoice form and display, what opens it. */
const table = [
  `sub-degree 5/8 Jupeb jupeb sub_degree /generate_sub_degree_invoice /jupeb_students_invoice rrr`,
  `nd 1/1 ND nd nd ${jamb} rrr`,
  `hnd 2/1 HND hnd hnd ${jamb} rrr`,
  `nd-part-time 4/1 NDPartTime nd-part-time putme ${other} rrr`,
  `pre-degree 10/1 PreDegree pre-degree pre_degree ${other} rrr`,
  `diploma 1/3 Diploma diploma diploma ${other} rrr`,
  `cce 16/1 CCE cce cce /generate_cce_invoice /cce_students_invoice rrr`,
  `uni-transfer 2/1 Transfer transfer uni_transfer /generate_inter_university_invoice /uni_transfer_students_invoice rrr`,
  `four-year-sandwich 17/9 Sandwich four-year-sandwich four_year_sandwich ${other} rrr`,
  `five-year-sandwich 9/9 Sandwich five-year-sandwich five_year_sandwich ${other} rrr`,
  `putme 8/1 PUTME putme putme ${jamb} jambNumber`,
  `supplementary 15/1 Supplementary supplementary supplementary ${jamb} regNumber`,
  `staff-request 15/1 Supplementary staff-request staff_request /generate_staff_request_invoice /staff_request_invoice jambNumber`,
  `direct-entry 33/1 DirectEntry direct-entry direct_entry ${jamb} jambNumber`,
  `supplementary-putme 8/1 SupplementaryPostUtme supplementary-post-utme supplementary_putme ${jamb} jambNumber`,
  `pg 7/2 PG pg pg /generate_other_students_invoice /pg_students_invoice rrr`,
];

const all: readonly Programme[] = programmes;

test("each programme has its ids, calls, addresses and invoice pages, and what opens it", () => {
  const lines = all.map(({ slug, applicationTypeId, studentTypeId, api, paths, key = "rrr" }) => {
    const stem = paths.login.replace(/^\/(.*)_login$/, "$1");
    const ids = `${applicationTypeId}/${studentTypeId}`;
    const invoice = `${paths.generateInvoice} ${paths.invoice}`;
    return `${slug} ${ids} ${api.family} ${api.name} ${stem} ${invoice} ${key}`;
  });
  expect(lines).toEqual(table);
  expect(all.filter(({ invoiceTypeId }) => invoiceTypeId).map(({ slug }) => slug)).toEqual(["pg"]);
  expect(all.find(({ slug }) => slug === "pg")?.invoiceTypeId).toBe(12);
});

test("the pages of a programme follow from the stem, but for the diploma's preview and the names of JUPEB", () => {
  for (const { slug, paths } of all) {
    const stem = paths.login.replace(/_login$/, "");
    expect(paths.application, slug).toBe(`${stem}_application`);
    expect(paths.details, slug).toBe(
      slug === "sub-degree" ? "/jupeb_application_details" : `${stem}_application_details`,
    );
    expect(paths.preview, slug).toBe(
      slug === "diploma" ? "/diploma_preview" : `${stem}_application/preview`,
    );
  }
  for (const page of ["login", "application", "application/preview"]) {
    expect(entryAt(`/jupeb_${page}`)?.slug).toBe("sub-degree");
  }
  expect(onlyProgrammeAt).toEqual({ [invoicePaths.hndInvoice]: "hnd" });
});

test("breadcrumbs of invoices name the programme as specified", () => {
  const crumb = (slug: string) => all.find((one) => one.slug === slug)?.crumb;
  expect(["hnd", "cce", "uni-transfer", "staff-request", "pg"].map(crumb)).toEqual([
    "HND",
    "CCE",
    "Inter University",
    "Staff Request",
    "Post Graduate",
  ]);
  const pg = all.find(({ slug }) => slug === "pg");
  expect(pg && generateInvoiceOf(pg)).toBe("/generate_other_students_invoice?application=pg");
});

/** The steps of those that came after the first four, in their order. */
const steps: Readonly<Record<string, string>> = {
  putme: "personal programme o-level documents",
  "supplementary-putme": "personal programme o-level documents",
  supplementary: "personal o-level documents",
  "direct-entry": "personal programme form:a-level o-level documents",
  "staff-request": "personal programme o-level documents",
  "pre-degree": "personal programme institution o-level documents",
  diploma: "personal programme form:education o-level documents",
  "uni-transfer": "personal programme form:previous-study o-level documents",
  cce: "personal programme institution nd-result form:employment o-level documents",
  "four-year-sandwich":
    "personal programme form:certificates nd-result form:employment o-level documents",
  "five-year-sandwich": "personal programme form:certificates form:employment o-level documents",
  pg: "programme personal form:next-of-kin form:education form:certificates form:honours form:languages form:publications form:employment referees form:other-information documents",
};

test.each(Object.entries(steps))("%s has its steps in their order", (slug, expected) => {
  const programme = all.find((one) => one.slug === slug);
  expect(programme?.steps.map(idOf).join(" ")).toBe(expected);
});
