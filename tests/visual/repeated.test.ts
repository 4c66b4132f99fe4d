/** No story's pictures show only what other stories of its component show already. */
import { expect, test } from "vitest";
import { partsOf } from "../../scripts/visual/pictures.ts";
import { Recorded, recordedFolder } from "../../scripts/visual/recorded.ts";

/** The prints of a component's pictures, by story. */
type Prints = Map<string, Set<string>>;

/** Stories all of whose pictures are pictures of other stories, too. */
const repeated = (stories: Prints): string[] =>
  [...stories]
    .filter(([name, prints]) => {
      const others = [...stories].flatMap(([other, those]) => (other === name ? [] : [...those]));
      return [...prints].every((print) => others.includes(print));
    })
    .map(([name]) => name);

/** What is recorded, which is what the stories' modes ask for: the pictures fail otherwise. */
function recordedPrints(): Map<string, Prints> {
  const recorded = new Recorded(recordedFolder);
  const components = new Map<string, Prints>();
  for (const story of recorded.stories) {
    const prints = Object.values(recorded.entry(story)?.pictures ?? {});
    if (prints.length === 0) continue;
    const { component, name } = partsOf(story);
    const stories = components.get(component) ?? new Map<string, Set<string>>();
    components.set(component, stories.set(name, new Set(prints)));
  }
  return components;
}

test("each story shows something that no other of its component does", () => {
  const found = [...recordedPrints()].flatMap(([component, stories]) =>
    repeated(stories).map((story) => `${component}--${story}`),
  );
  expect(
    found,
    "say `chromatic: { disableSnapshot: true }`, or end in the state that it is named after",
  ).toEqual([]);
});

test("a story that shows what others show is named, one that differs in a picture is not", () => {
  const stories: Prints = new Map([
    ["default", new Set(["0", "1", "2"])],
    ["dark", new Set(["1"])],
    ["on-a-phone", new Set(["2", "3"])],
  ]);
  expect(repeated(stories)).toEqual(["dark"]);
  expect(repeated(new Map([...stories, ["again", new Set(["0"])]]))).toEqual([
    "default",
    "dark",
    "again",
  ]);
});
