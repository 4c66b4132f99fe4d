import type { Boundary } from "./axis-scale.ts";
import type { ChartPoint, FormatValue } from "./chart-data.ts";

export type PlotProps = {
  /** How the values are drawn. */
  kind: ChartKind;
  /** The names of the series. */
  series: readonly string[];
  /** The values. */
  points: readonly ChartPoint[];
  /** How values are written. */
  format: FormatValue;
  /** How values are written on the axis, where there is little room. */
  formatShort: FormatValue;
  /** The end of the value axis: 5 for averages. As far as the values reach, unless said. */
  max?: number;
  /** The values that matter on the axis, each drawn and named. */
  boundaries?: readonly Boundary[];
};

export type ChartKind = "columns" | "bars" | "line" | "shares";
