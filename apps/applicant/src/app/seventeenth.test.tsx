import { addressesOf, catalogue, generateInvoiceOf } from "@polyportal/domain/programmes/catalogue";
import { programmePath } from "@polyportal/domain/programmes/page-paths";
import type { ProgrammeEntry } from "@polyportal/domain/programmes/programme-entry";
import { seventeenth } from "@polyportal/domain/programmes/testing/seventeenth";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ShownPage } from "../testing/shown-page.tsx";
import type { LoadPage } from "./pages.ts";

// Its line in the list, before any page is read: nothing else of the app says that it is there.
const added = { ...seventeenth, slug: "seventeenth" };
(catalogue as unknown as ProgrammeEntry[]).push(added);

const drawn = async (load: LoadPage, at: string): Promise<string> => {
  const { Page } = await load();
  const answers = { listNotices: [], listApplicationTypes: [] };
  return renderToStaticMarkup(
    <ShownPage at={at} answers={answers}>
      <Page />
    </ShownPage>,
  );
};

test("a seventeenth programme's pages stand at its addresses", async () => {
  const { loadOf, loadFallback } = await import("./routes.ts");
  const { furtherLoadOf } = await import("./further-pages.tsx");
  const addresses = Object.values(addressesOf(added)).flat();
  expect(addresses).toHaveLength(4);
  for (const path of addresses) expect(loadOf(path), path).not.toBe(loadFallback);
  const own = programmePath(added.slug);
  expect(furtherLoadOf(own)).toBe(furtherLoadOf(programmePath("nd")));
});

test("the front page and the list of programmes lead to it", async () => {
  const { Page: Landing } = await import("../features/landing/landing.page.tsx");
  const front = await drawn(async () => ({ Page: Landing }), "/");
  expect(front).toContain(`href="${generateInvoiceOf(added)}"`);
  expect(front).toContain(`href="${added.paths.login}"`);
  const { Page: Programmes } = await import("../features/programmes/programmes.page.tsx");
  const list = await drawn(async () => ({ Page: Programmes }), "/programmes");
  expect(list).toContain(`href="${programmePath(added.slug)}"`);
});
