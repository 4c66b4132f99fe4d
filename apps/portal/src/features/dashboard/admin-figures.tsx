import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { formatNaira } from "@polyportal/domain/format/naira";
import { importPath } from "@polyportal/domain/import/pages";
import { adminDashboardMessages } from "@polyportal/domain/messages/admin-dashboard";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { amendmentsPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { sheetStates } from "@polyportal/domain/score-sheet/states";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import { Funnel } from "@polyportal/ui/funnel";
import { Link } from "@polyportal/ui/link";
import { Select } from "@polyportal/ui/select";
import { TargetBars } from "@polyportal/ui/target-bars";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { useAddress } from "../../parts/list/use-address.ts";

type Board = Output<"getAdminDashboard">;

const words = adminDashboardMessages;
const count = (value: number) => value.toLocaleString("en");

/** The figures of a session that this official may see, and what waits for a decision. */
export function AdminFigures() {
  const [params, show] = useAddress();
  const sessionId = params.get("sessionId") ?? undefined;
  const query = useQuery({
    ...queryOptionsFor(useClient(), "getAdminDashboard", { sessionId }),
    placeholderData: keepPreviousData,
  });
  const choose = (id: string) => {
    const next = new URLSearchParams(params);
    next.set("sessionId", id);
    show(next);
  };
  return (
    // As high as a screen until they have come, so that what stands below them does not jump in sight.
    <div className={query.isPending ? "min-h-screen" : undefined}>
      <Fetched query={query}>
        {(board) => (
          <div className="grid grid-cols-1 gap-6">
            <Waiting board={board} />
            <div className="max-w-60">
              <Select
                label={words.session}
                placeholder={null}
                options={board.sessions.map(({ id, name }) => ({ value: id, label: name }))}
                value={board.session.id}
                onChange={(event) => choose(event.target.value)}
              />
            </div>
            <div className="grid grid-cols-1 gap-6 lg:grid-cols-2" aria-busy={query.isFetching}>
              <Figures board={board} />
            </div>
          </div>
        )}
      </Fetched>
    </div>
  );
}

/** A line that is a link: a finger's height on a phone. */
const line = "inline-flex min-h-control items-center sm:min-h-7";

function Waiting({ board }: { board: Board }) {
  const { approvals, requests, amendments, failedExports, imports } = board;
  const unmatched = board.unmatched ?? [];
  return (
    <Card title={words.waits}>
      {approvals + requests + amendments + failedExports + imports.length + unmatched.length ===
      0 ? (
        <p className="text-ink-muted">{words.nothingWaits}</p>
      ) : (
        <ul className="grid gap-2">
          {approvals > 0 && (
            <li>
              <Link className={line} href={staffPaths.approvals}>
                {words.approvals(approvals)}
              </Link>
            </li>
          )}
          {requests > 0 && (
            <li>
              <Link className={line} href={staffPaths.requests}>
                {words.requests(requests)}
              </Link>
            </li>
          )}
          {amendments > 0 && (
            <li>
              <Link className={line} href={amendmentsPath}>
                {words.amendments(amendments)}
              </Link>
            </li>
          )}
          {failedExports > 0 && (
            <li>
              <Link className={line} href={staffPaths.downloads}>
                {words.failedExports(failedExports)}
              </Link>
            </li>
          )}
          {unmatched.map(({ rrr, why, paid, asked }) => (
            <li key={rrr}>
              <Link className={line} href={withSearch(publicPaths.verifyRemitaStatus, { rrr })}>
                {words.unmatched[why](rrr, paid, asked)}
              </Link>
            </li>
          ))}
          {imports.map((one) => (
            <li key={one.id}>
              <Link className={line} href={importPath(one.kind, one.id)}>
                {wordsOfImport(one)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function wordsOfImport({ kind, undoUntil, failed }: Board["imports"][number]): string {
  if (failed) return words.failedImport[failed](kind);
  return undoUntil ? words.undoable(kind, undoUntil) : words.checked(kind);
}

function Figures({ board }: { board: Board }) {
  const { applications, fees, registrations, sheets, hostels } = board;
  return (
    <>
      {applications && (
        <Funnel
          title={words.applications.title}
          stageHeading={words.applications.stage}
          valueHeading={words.applications.value}
          stages={(["invoiced", "paid", "begun", "submitted", "offered"] as const).map((stage) => ({
            label: words.applications.stages[stage],
            value: applications[stage],
          }))}
        />
      )}
      {fees && (
        <TargetBars
          title={words.fees.title}
          rowHeading={words.fees.row}
          valueHeading={words.fees.value}
          targetHeading={words.fees.target}
          rows={[{ label: words.fees.all, value: fees.collected, target: fees.expected }]}
          format={formatNaira}
        />
      )}
      {registrations && (
        <Card title={words.registrations.title}>
          <DescriptionList
            columns={2}
            items={(["students", "submitted", "approved", "returned"] as const).map((one) => ({
              term: words.registrations[one],
              value: count(registrations[one]),
            }))}
          />
          <p className="mt-3 text-14 text-ink-muted">{words.registrations.note}</p>
        </Card>
      )}
      {sheets && (
        <Card title={words.sheets.title}>
          <DescriptionList
            columns={2}
            items={sheetStates.map((one) => ({
              term: words.sheets[one],
              value: count(sheets[one]),
            }))}
          />
        </Card>
      )}
      {hostels && (
        <TargetBars
          title={words.hostels.title}
          room
          rowHeading={words.hostels.row}
          valueHeading={words.hostels.value}
          targetHeading={words.hostels.target}
          rows={[
            { label: words.hostels.booked, value: hostels.booked, target: hostels.beds },
            {
              label: words.hostels.held,
              value: hostels.booked + hostels.held,
              target: hostels.beds,
            },
          ]}
        />
      )}
    </>
  );
}
