import { AxisPlot } from "./axis-plot.tsx";
import { BarsPlot } from "./bars-plot.tsx";
import { Hatched } from "./marks.tsx";
import { SharesPlot } from "./shares-plot.tsx";
import type { PlotProps } from "./plot-props.ts";

/** The drawing: the only module, loaded lazily, that imports the chart library. */
export function Plot({ kind, ...rest }: PlotProps) {
  return (
    <Hatched>
      {kind === "shares" && <SharesPlot {...rest} />}
      {kind === "bars" && <BarsPlot {...rest} />}
      {(kind === "columns" || kind === "line") && <AxisPlot kind={kind} {...rest} />}
    </Hatched>
  );
}
