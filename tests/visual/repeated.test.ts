/** No story's pictures show only what other stories of its component show already. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { ApprovedPictures, partsOf } from "../../scripts/visual/approved.ts";

const folder = join(import.meta.dirname, "../../e2e/pictures");

/** The pictures of a component, by story: each by its place among those that are kept once. */
type Bodies = Map<string, Set<number>>;

/** Stories all of whose pictures are pictures of other stories, too. */
const repeated = (stories: Bodies): string[] =>
  [...stories]
    .filter(([name, bodies]) => {
      const others = [...stories].flatMap(([other, those]) => (other === name ? [] : [...those]));
      return [...bodies].every((body) => others.includes(body));
    })
    .map(([name]) => name);

/** What is approved, which is what the stories' modes ask for: the pictures fail otherwise. */
async function approved(): Promise<Map<string, Bodies>> {
  const pictures = await ApprovedPictures.in(folder);
  const components = new Map<string, Bodies>();
  for (const picture of pictures.names) {
    const entry = pictures.entry(picture);
    if (!entry) throw new Error(`no entry of ${picture}`);
    const { component, name } = partsOf(picture);
    const [story = ""] = name.split(".");
    const stories = components.get(component) ?? new Map<string, Set<number>>();
    stories.set(story, (stories.get(story) ?? new Set()).add(entry.body));
    components.set(component, stories);
  }
  return components;
}

test("each story shows something that no other of its component does", async () => {
  const found = [...(await approved())].flatMap(([component, stories]) =>
    repeated(stories).map((story) => `${component}--${story}`),
  );
  expect(
    found,
    "say `chromatic: { disableSnapshot: true }`, or end in the state that it is named after",
  ).toEqual([]);
});

test("a story that shows what others show is named, one that differs in a picture is not", () => {
  const stories: Bodies = new Map([
    ["default", new Set([0, 1, 2])],
    ["dark", new Set([1])],
    ["on-a-phone", new Set([2, 3])],
  ]);
  expect(repeated(stories)).toEqual(["dark"]);
  expect(repeated(new Map([...stories, ["again", new Set([0])]]))).toEqual([
    "default",
    "dark",
    "again",
  ]);
});
