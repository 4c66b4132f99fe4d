import type { Step, StepKind } from "../../programmes/programme.ts";

/**
 * What steps tell besides their answers, for what hangs on it: of O-level results how many sittings, and of
 * which the result is out, of a person whether it is a foreigner, which department.
 */
const tells: Partial<Record<StepKind, readonly string[]>> = {
  "o-level": ["sittings", "results"],
  personal: ["foreigner"],
  programme: ["department"],
};

export const toldBy = ({ kind }: Step): readonly string[] => tells[kind] ?? [];
