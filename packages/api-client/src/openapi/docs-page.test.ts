import { programmes } from "@polyportal/domain/programmes/programmes";
import { expect, test } from "vitest";
import { contract } from "../contract/contract.ts";
import { smallContract } from "../testing/contract.ts";
import { docsPage } from "./docs-page.ts";
import { docsStylesheet } from "./docs-stylesheet.ts";
import { openApiDocument } from "./document.ts";

const info = { title: "Polyportal API", version: "1.0.0", description: "Of <b>one</b> school" };
const links = { stylesheet: "/api/docs.css", document: "/api/openapi.json" };
const pages = [
  docsPage(openApiDocument(smallContract, [], info), links),
  docsPage(openApiDocument(contract, programmes, info), links),
];
const [small = "", whole = ""] = pages;

test("the page lists each family with its endpoints, inputs, answers and errors", () => {
  expect(small).toContain('<a href="#family-Hostel">Hostel</a>');
  expect(small).toContain('id="renameHostel"');
  expect(small).toContain("<code>/api/Hostel/hostels/{id}</code>");
  expect(small).toContain('<th scope="row"><code>[].name</code></th>');
  expect(small).toContain("not empty");
  expect(small).toContain("Nothing was found for what you entered.");
});

test("every endpoint of the contract is on the page", () => {
  const ids = Object.values(openApiDocument(contract, programmes, info).paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );
  for (const id of ids) expect(whole).toContain(`<article id="${id}">`);
});

test.each(pages)("a strict Content-Security-Policy shows it as it is", (page) => {
  expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
  expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  expect(docsStylesheet).not.toMatch(/@import|url\(/);
});

test("texts stand on the page as text", () => {
  expect(small).toContain("Of &lt;b&gt;one&lt;/b&gt; school");
});

test("no id stands twice", () => {
  const ids = [...whole.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
