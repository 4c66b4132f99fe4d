import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Breadcrumbs } from "../components/breadcrumbs/breadcrumbs.tsx";
import { Pagination } from "../components/pagination/pagination.tsx";
import { hausa } from "./story-hausa.ts";
import { type Catalogue, WordsProvider } from "./words.ts";

const list = <Pagination page={2} size={10} total={45} onPage={() => undefined} />;
const crumbs = [
  { label: "Hostels", path: "/hostels" },
  { label: "Queen Amina Hall", path: "/hostels/1" },
];

test("a server draws ours where nobody replaced them, and a consumer's where somebody did", () => {
  const ours = renderToString(list);
  const theirs = renderToString(<WordsProvider value={hausa}>{list}</WordsProvider>);
  expect(ours).toContain("Next page");
  expect(ours).toContain("howing 11-20 of 45");
  expect(theirs).toContain("Shafi na gaba");
  expect(theirs).toContain("11 zuwa 20 cikin 45");
  expect(theirs).not.toMatch(/Next|Previous|Page|Rows/);
});

test("a part that was not replaced keeps its own words", () => {
  const drawn = renderToString(
    <WordsProvider value={{ pagination: hausa.pagination }}>
      <Breadcrumbs crumbs={crumbs} />
    </WordsProvider>,
  );
  expect(drawn).toContain('aria-label="Breadcrumbs"');
});

// @ts-expect-error a part's words are replaced whole: `close` is missing
export const missing: Partial<Catalogue> = { dialog: { text: "Rubutu" } };

export const misspelt: Partial<Catalogue> = {
  // @ts-expect-error no such word
  dialog: { text: "Rubutu", close: "Rufe", clsoe: "Rufe" },
};

// @ts-expect-error whoever says that a catalogue is whole must have all of it
export const partly: Catalogue = hausa;
