import { expect, test } from "vitest";
import { programmes } from "../../programmes/programmes.ts";
import { idOf, stepsFor } from "../steps.ts";
import { progressOf } from "./saved.ts";

test.each(programmes)(
  "$slug: what was kept is saved, but for what the school has opened again",
  (programme) => {
    const [first, second, ...others] = stepsFor(programme, {}).map(idOf);
    if (!first || !second) throw new Error("A programme asks for more than a section.");
    const kept = Object.fromEntries([first, second].map((id) => [id, {}]));
    expect(progressOf(programme, {}).saved).toEqual([]);
    expect(progressOf(programme, kept).saved).toEqual([first, second]);
    expect(progressOf(programme, kept, "", [second, ...others]).saved).toEqual([first]);
    expect(progressOf(programme, kept, "", [first, second]).saved).toEqual([]);
  },
);
