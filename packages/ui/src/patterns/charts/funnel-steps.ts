import { number } from "./chart-data.ts";

type Stage = {
  label: string;
  value: number;
  /** Where those who have come so far are listed. */
  href?: string | undefined;
};

/** A stage with its shares, from 0 to 1; null where there is nothing to be a share of. */
export type FunnelStep = Stage & {
  /** Its part of the first stage. */
  ofFirst: number | null;
  /** Its part of the stage before; the first has none. */
  ofBefore: number | null;
};

/** The stages of a funnel with their shares. What is no number, or below nothing, counts as none. */
export function funnelSteps(stages: readonly Stage[]): FunnelStep[] {
  const counted = stages.map(({ value, ...stage }) => ({
    ...stage,
    value: Math.max(0, number(value) ?? 0),
  }));
  const first = counted[0]?.value;
  return counted.map((stage, index) => ({
    ...stage,
    ofFirst: part(stage.value, first),
    ofBefore: part(stage.value, counted[index - 1]?.value),
  }));
}

const part = (value: number, whole: number | undefined): number | null =>
  whole ? value / whole : null;
