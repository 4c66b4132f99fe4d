import {
  CURRENT_STORY_WAS_SET,
  DOCS_PREPARED,
  PREVIEW_INITIALIZED,
} from "storybook/internal/core-events";
import type { API } from "storybook/manager-api";
import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";
import { otherWords } from "./other-words.ts";

addons.setConfig({
  theme: create({
    base: "light",
    brandTitle: "Polyportal",
    colorPrimary: "#17613f",
    colorSecondary: "#17613f",
    appBg: "#f4f2ed",
    appBorderRadius: 6,
    fontBase: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  }),
});

/** Where a page of docs says its other words. */
const place = "other-words";

/**
 * Puts other words among what the sidebar searches. Storybook searches a page's headings (the feature
 * `experimentalSearchDocsHeadings`); ours take the place of its stories' names, which are found anyway.
 */
async function addOtherWords(api: API): Promise<void> {
  const index = api.getIndex();
  const docs = Object.values(index?.entries ?? {}).filter((entry) => entry.type === "docs");
  // Guidance is searched by its own headings.
  const named = docs.filter(({ tags }) => !tags?.includes("unattached-mdx"));
  const wanted = ({ id }: { id: string }) => otherWords[id.replace(/--docs$/, "")] ?? [];
  const anchorsOf = (entry: { id: string }) => wanted(entry).map((title) => ({ id: place, title }));
  const done = named.every(
    (entry) =>
      (entry.anchors?.length ?? 0) === wanted(entry).length &&
      !entry.anchors?.some(({ id }) => id !== place),
  );
  if (!index || done) return;
  for (const entry of named) entry.anchors = anchorsOf(entry);
  await api.setIndex(index);
}

addons.register("polyportal/other-words", (api) => {
  for (const event of [PREVIEW_INITIALIZED, CURRENT_STORY_WAS_SET, DOCS_PREPARED])
    api.on(event, () => void addOtherWords(api));
});
