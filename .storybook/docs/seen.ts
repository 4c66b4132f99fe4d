/**
 * Which stories a page of docs shows: those that it can show. It plays none of them, and all stand in one
 * document, whose theme, colours, size and medium are the toolbar's: a story that chooses its own, or
 * comes to its state by its play (it is tagged `played`), would stand there under its name as something
 * else. It is in the sidebar. What a play only tries is shown.
 */
type Story = { tags: readonly string[]; storyGlobals: Record<string, unknown> };

/** What of a story's own a page of docs gives it: its day, and the width of a desk. */
const isGiven = ([name, value]: [string, unknown]): boolean =>
  name === "date" || (name === "viewport" && isDesk(value));

const isDesk = (viewport: unknown): boolean =>
  typeof viewport === "object" &&
  viewport !== null &&
  "value" in viewport &&
  viewport.value === "desk";

export const isSeenInDocs = ({ tags, storyGlobals }: Story): boolean =>
  !tags.includes("played") && Object.entries(storyGlobals).every(isGiven);
