/** What every paper of the school must be, whoever prints it: held against what its check answers. */
import { bareAddress } from "@polyportal/domain/format/address";
import { todayInLagos } from "@polyportal/domain/format/date";
import { printedOn } from "@polyportal/domain/messages/documents";
import { paths } from "@polyportal/domain/routes/paths";
import type { Page } from "@playwright/test";
import { expectTexts, printed, type Pdf } from "./pdf.ts";
import { expect } from "./test.ts";

const code = /\b[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}\b/g;

type Told = {
  state: string;
  name: string;
  school: string;
  facts: { label: string; value: string }[];
};

/**
 * Prints the papers of the page: so many sheets; the school's name, address and website; the day of
 * printing; on every sheet a code, and where it is checked. And each check tells only what is printed,
 * in its words.
 */
export async function printedPaper(page: Page, sheets = 1): Promise<Pdf> {
  const pdf = await printed(page);
  expect(pdf.pages).toBe(sheets);
  const school = await page.request.get("/api/School/configuration");
  const { address, website } = (await school.json()).data;
  const codes = [...new Set(pdf.text.match(code))];
  // Sheets get parted: each says by which code it is checked.
  expect(pdf.sheets.filter((sheet) => !codes.some((own) => sheet.includes(own)))).toEqual([]);
  expectTexts(pdf, [
    address,
    bareAddress(website),
    printedOn(todayInLagos()),
    `${new URL(page.url()).host}${paths.verifyDocument}`,
  ]);
  for (const own of codes) {
    const answer = await page.request.get(`/api/Document/verify?code=${own}`);
    const told: Told = (await answer.json()).data;
    expect(told.state).toBe("genuine");
    const { name, school, facts } = told;
    const words = facts.flatMap(({ label, value }) => [label, ...value.split(", ")]);
    expectTexts(pdf, [name, school, ...words]);
  }
  expect(pdf.text).not.toMatch(/undefined|null|NaN|FirstInstallment|SecondInstallment/);
  return pdf;
}
