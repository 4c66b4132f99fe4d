import type { Step, StepKind } from "../../programmes/programme.ts";

/**
 * Values of steps, besides their fields, that other steps depend on: how many O-level sittings and results
 * there are, whether the person is a foreigner, which department was chosen.
 */
const idsOfKind: Partial<Record<StepKind, readonly string[]>> = {
  "o-level": ["sittings", "results"],
  personal: ["foreigner"],
  programme: ["department"],
};

export const sharedValueIds = ({ kind }: Step): readonly string[] => idsOfKind[kind] ?? [];
