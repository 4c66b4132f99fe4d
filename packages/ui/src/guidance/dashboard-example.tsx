import { Funnel } from "@polyportal/ui/funnel";
import { Link } from "@polyportal/ui/link";
import { Skeleton } from "@polyportal/ui/skeleton";
import { Statistic } from "@polyportal/ui/statistic";
import { Switch } from "@polyportal/ui/switch";
import { TargetBars } from "@polyportal/ui/target-bars";
import { useState } from "react";

type Figures = {
  waiting: { label: string; href: string }[];
  stages: { label: string; value: number }[];
  quotas: { label: string; value: number; target: number | null }[];
  paidBySession: { label: string; value: number }[];
};

/** An admission office's first page: what waits for whom, then figures, then how applicants come through. */
export function DashboardExample({ figures }: { figures: Figures | undefined }) {
  const [compares, setCompares] = useState(true);
  const paid = figures?.paidBySession;
  const now = paid?.at(-1);
  const before = paid?.at(-2);
  const places = figures?.quotas.reduce((sum, { target }) => sum + (target ?? 0), 0);
  const registered = figures?.quotas.reduce((sum, { value }) => sum + value, 0);
  return (
    <div className="grid grid-cols-1 gap-6">
      {figures ? (
        <ul aria-label="What is waiting" className="flex flex-wrap gap-x-6 gap-y-1">
          {figures.waiting.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} className="ui-alone">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-6 w-full max-w-prose" />
      )}
      <Switch
        label="Compare with the sessions before"
        checked={compares}
        onChange={({ target }) => setCompares(target.checked)}
      />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Statistic
          label="Applications paid"
          value={now?.value}
          change={
            compares && now && before
              ? { by: now.value - before.value, since: before.label, wanted: "up" }
              : undefined
          }
          trend={compares ? paid : undefined}
        />
        <Statistic label="Registered" value={registered} />
        <Statistic label="Places in all programmes" value={places} />
      </div>
      <Funnel
        title="Applicants of 2026/2027"
        stageHeading="Stage"
        valueHeading="Applicants"
        stages={figures?.stages}
      />
      <TargetBars
        title="Registered against quota"
        rowHeading="Programme"
        valueHeading="Registered"
        targetHeading="Quota"
        rows={figures?.quotas}
      />
    </div>
  );
}
