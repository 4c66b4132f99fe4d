/** Which plays `.ci/run` leaves to the pictures. */
import { expect, test } from "vitest";
import { playedFiles } from "../../scripts/visual/played.ts";

const files = {
  "button--primary": "./packages/ui/src/button.stories.tsx",
  "button--pressed": "./packages/ui/src/button.stories.tsx",
  "button--held": "./packages/ui/src/button.stories.tsx",
  "list--sorted": "./apps/portal/src/list.stories.tsx",
};
const every = Object.keys(files).map((id) => ({
  id,
  tags: id === "button--primary" ? ["dev"] : ["dev", "play-fn"],
}));

test.each([
  ["nothing was", [], []],
  ["one of two plays of a file was", ["button--pressed"], []],
  ["what only shows was", ["button--primary", "button--pressed"], []],
  [
    "all plays of a file were",
    ["button--pressed", "button--held"],
    ["packages/ui/src/button.stories.tsx"],
  ],
  [
    "all were",
    Object.keys(files),
    ["packages/ui/src/button.stories.tsx", "apps/portal/src/list.stories.tsx"],
  ],
])("where %s played well at the first try", (_, played, expected) => {
  expect(playedFiles(files, { every, played: new Set(played) })).toEqual(expected);
});
