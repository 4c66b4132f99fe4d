import type { ComponentProps, CSSProperties } from "react";
import { Fragment, useId } from "react";
import { cx } from "class-variance-authority";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { StatusIcon } from "../../components/status/status-icon.tsx";
import type { Failure } from "../../components/load-failure/load-failure.tsx";
import { LoadFailure } from "../../components/load-failure/load-failure.tsx";
import type { FormatValue } from "./chart-data.ts";
import { plainFormat } from "./chart-data.ts";
import { FigureTable } from "./figure-table.tsx";
import { SmallLine } from "./small-line.tsx";
import "./statistic.css";
import { useWords } from "../../words/words.ts";
import { statisticWords } from "./statistic.words.ts";

/** How a figure has changed. */
export type StatisticChange = {
  /** The difference; negative if it fell. */
  by: number;
  /** Since when: "2025/2026", "last week". */
  since: string;
  /** Which direction is good; by default the change is neutral. */
  wanted?: "up" | "down";
};

/** A past figure in the trend. */
export type StatisticPoint = {
  /** Its time: "2025/2026". */
  label: string;
  /** The figure then. */
  value: number;
};

export type StatisticProps = ComponentProps<"section"> & {
  /** What is counted: "Applications paid". */
  label: string;
  /** The figure; undefined while loading, null if there is none. */
  value: number | null | undefined;
  /** Formats the figure and its change; by default plain numbers with separators. */
  format?: FormatValue;
  /** The change from before. */
  change?: StatisticChange;
  /** Past figures, oldest first: a small line, and a table for screen readers. */
  trend?: readonly StatisticPoint[];
  /** The level of the heading. */
  level?: 2 | 3 | 4;
  /** Why the figure could not be loaded, and how to retry. */
  failure?: Failure;
};

/** One important figure with its change, in words and with its sign, and a small line of its past. */
export function Statistic(props: StatisticProps) {
  const { label, value, format = plainFormat, change, trend, failure, level = 2, ...root } = props;
  const words = useWords("statistic", statisticWords);
  const id = useId();
  const Heading = `h${level}` as const;
  const there = !failure && value !== undefined;
  const figure = value == null ? "-" : format(value);
  return (
    <section
      aria-labelledby={id}
      aria-busy={!failure && value === undefined}
      {...root}
      className={cx(
        "base:relative base:flex base:min-w-0 base:flex-col base:gap-1 base:rounded base:border base:border-line base:bg-paper-raised base:px-side base:py-4",
        root.className,
      )}
    >
      <Heading id={id} className="text-14 font-medium text-ink-muted">
        {label}
      </Heading>
      {failure && <LoadFailure {...failure} plain />}
      {!failure && !there && <Skeleton className="my-1 h-9 w-32" />}
      {there && (
        <div
          style={{ "--letters": figure.length } as CSSProperties}
          className="statistic-figure flex flex-wrap items-end justify-between gap-x-4 gap-y-2 font-semibold tabular-nums"
        >
          <p className="min-w-0 wrap-anywhere">{inGroups(figure)}</p>
          {trend && trend.length > 1 && <SmallLine values={trend.map((point) => point.value)} />}
        </div>
      )}
      {there && change && <Change change={change} format={format} />}
      {there && trend && trend.length > 1 && (
        <FigureTable
          title={label}
          heads={[words.when, label]}
          rows={trend.map((point) => [point.label, format(point.value)])}
          shown={false}
        />
      )}
    </section>
  );
}

/** Lets a figure that does not fit break after a separator. */
const inGroups = (figure: string) =>
  figure.split(/(?<=,)/).map((group, at) => (
    <Fragment key={at}>
      {group}
      <wbr />
    </Fragment>
  ));

/** The change in words and with its sign; with a status icon if one direction is good. */
function Change({ change, format }: { change: StatisticChange; format: FormatValue }) {
  const words = useWords("statistic", statisticWords);
  const { by, since, wanted } = change;
  const good = by !== 0 && wanted !== undefined && by > 0 === (wanted === "up");
  const bad = by !== 0 && wanted !== undefined && !good;
  return (
    <p className="flex items-start gap-1.5 text-14 text-ink-muted tabular-nums">
      {(good || bad) && <StatusIcon kind={good ? "success" : "warning"} className="mt-px" />}
      <span className="min-w-0">{words.changeSince(by, since, format)}</span>
    </p>
  );
}
