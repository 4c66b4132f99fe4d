import type { Boundary } from "./axis-scale.ts";
import type { ChartPoint, FormatValue } from "./chart-data.ts";

export type PlotProps = {
  /** The form of the chart. */
  kind: ChartKind;
  /** The names of the series. */
  series: readonly string[];
  /** The values. */
  points: readonly ChartPoint[];
  /** Formats values. */
  format: FormatValue;
  /** Formats values on the axis, where space is small. */
  formatShort: FormatValue;
  /** The end of the value axis: 5 for averages; by default as far as the values reach. */
  max?: number;
  /** Named boundary values on the axis. */
  boundaries?: readonly Boundary[];
};

export type ChartKind = "columns" | "bars" | "line" | "shares";
