import type { Step, StepKind } from "../../programmes/programme.ts";

/** What steps tell besides their answers, for what hangs on it: how many sittings, which department. */
const tells: Partial<Record<StepKind, readonly string[]>> = {
  "o-level": ["sittings"],
  programme: ["department"],
};

export const toldBy = ({ kind }: Step): readonly string[] => tells[kind] ?? [];
