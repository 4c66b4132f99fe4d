/** Which plays `.ci/run` leaves to the pictures. */
import { expect, test } from "vitest";
import { playedFiles } from "../../scripts/visual/played.ts";

const files = {
  "button--primary": "./packages/ui/src/button.stories.tsx",
  "button--pressed": "./packages/ui/src/button.stories.tsx",
  "button--held": "./packages/ui/src/button.stories.tsx",
  "list--sorted": "./apps/portal/src/list.stories.tsx",
};
const every = Object.keys(files).map((id) => ({ id }));

test.each([
  ["nothing was", [], []],
  ["one of a file was", ["button--pressed"], []],
  ["all but one of a file were", ["button--primary", "button--pressed"], []],
  [
    "all of a file were",
    ["button--primary", "button--pressed", "button--held"],
    ["packages/ui/src/button.stories.tsx"],
  ],
  [
    "all were",
    Object.keys(files),
    ["packages/ui/src/button.stories.tsx", "apps/portal/src/list.stories.tsx"],
  ],
])("where %s shown well at the first try", (_, played, expected) => {
  expect(playedFiles(files, { every, played: new Set(played) })).toEqual(expected);
});
