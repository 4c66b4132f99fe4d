import { number } from "./chart-data.ts";

type Stage = {
  label: string;
  value: number;
  /** The list of those who have reached it. */
  href?: string | undefined;
};

/** A stage with its shares, from 0 to 1; null if the whole is 0. */
export type FunnelStep = Stage & {
  /** Its share of the first stage. */
  ofFirst: number | null;
  /** Its share of the stage before; null for the first. */
  ofBefore: number | null;
};

/** The stages of a funnel with their shares. Invalid and negative values count as 0. */
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
