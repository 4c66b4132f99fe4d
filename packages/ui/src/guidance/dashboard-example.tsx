import { Funnel } from "@polyportal/ui/funnel";
import { Statistic } from "@polyportal/ui/statistic";
import { TargetBars } from "@polyportal/ui/target-bars";

type Figures = {
  stages: { label: string; value: number }[];
  quotas: { label: string; value: number; target: number | null }[];
  paidBySession: { label: string; value: number }[];
};

/** An admission office's first page: what stands where, then how applicants come through, then quotas. */
export function DashboardExample({ figures }: { figures: Figures | undefined }) {
  const paid = figures?.paidBySession;
  const now = paid?.at(-1);
  const before = paid?.at(-2);
  const places = figures?.quotas.reduce((sum, { target }) => sum + (target ?? 0), 0);
  const registered = figures?.quotas.reduce((sum, { value }) => sum + value, 0);
  return (
    <div className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Statistic
          label="Applications paid"
          value={now?.value}
          change={
            now && before
              ? { by: now.value - before.value, since: before.label, wanted: "up" }
              : undefined
          }
          trend={paid}
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
