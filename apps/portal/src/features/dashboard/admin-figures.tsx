import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { applicationStages } from "@polyportal/domain/application-invoice/stages";
import { formatNaira } from "@polyportal/domain/format/naira";
import { importPath } from "@polyportal/domain/import/pages";
import { adminDashboardMessages } from "@polyportal/domain/messages/admin-dashboard";
import { applicationStageMessages } from "@polyportal/domain/messages/application-stages";
import {
  applicantsPath,
  serverFaultsPath,
  figurePaths,
  registrationsPath,
  sheetsPath,
} from "@polyportal/domain/routes/figure-paths";
import { routeAt } from "@polyportal/domain/routes/match";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { amendmentsPath } from "@polyportal/domain/routes/staff-paths";
import { sheetStates } from "@polyportal/domain/score-sheet/states";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import { Funnel } from "@polyportal/ui/funnel";
import { Link } from "@polyportal/ui/link";
import { Select } from "@polyportal/ui/select";
import { TargetBars } from "@polyportal/ui/target-bars";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { isOpenTo } from "../../app/access.ts";
import { Fetched } from "../../app/fetched.tsx";
import { usePageSet } from "../../app/page-set.ts";
import { useProfile } from "../../app/profile.ts";
import { useAddress } from "../../parts/list/use-address.ts";
import { Figure, line } from "./figure.tsx";

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

function Waiting({ board }: { board: Board }) {
  const { approvals, requests, amendments, failedExports, failedOfOthers, unmatched } = board;
  const set = usePageSet();
  const profile = useProfile();
  /** Where an import is looked at, for who may open that page: lecturers import on pages of their own. */
  const openImport = (kind: string, id: string) => {
    const href = importPath(kind, id);
    const page = routeAt(set.routes, href);
    return page && isOpenTo(set, page.path, profile) ? href : undefined;
  };
  const counted = [
    { count: approvals, text: words.approvals, href: figurePaths.approvals },
    { count: requests, text: words.requests, href: figurePaths.requests },
    { count: amendments, text: words.amendments, href: amendmentsPath },
    { count: failedExports, text: words.failedExports, href: figurePaths.failedExports },
    {
      count: failedOfOthers?.exports ?? 0,
      text: words.failedExportsOfOthers,
      href: figurePaths.failedExportsOfOthers,
    },
    {
      count: failedOfOthers?.jobs.count ?? 0,
      text: words.serverFaults,
      href: serverFaultsPath(failedOfOthers?.jobs.since ?? ""),
    },
  ].filter(({ count: some }) => some > 0);
  const failed = failedOfOthers?.imports ?? { count: 0, newest: [] };
  const others = failed.count + (unmatched?.count ?? 0) + board.imports.length;
  return (
    <Card title={words.waits}>
      {counted.length + others === 0 ? (
        <p className="text-ink-muted">{words.nothingWaits}</p>
      ) : (
        <ul className="grid gap-2">
          {counted.map((one) => (
            <Line key={one.href} href={one.href} text={one.text(one.count)} />
          ))}
          {unmatched && unmatched.count > 0 && <Unmatched {...unmatched} />}
          {board.imports.map((one) => (
            <Line key={one.id} href={importPath(one.kind, one.id)} text={wordsOfImport(one)} />
          ))}
          {failed.newest.map(({ id, kind, failed: step, by }) => (
            <Line
              key={id}
              href={openImport(kind, id)}
              text={words.failedImportOf[step](kind, by)}
            />
          ))}
          {failed.count > failed.newest.length && (
            <Line text={words.furtherFailedImports(failed.count - failed.newest.length)} />
          )}
        </ul>
      )}
    </Card>
  );
}

/** Something that waits, and where it is done; what is done elsewhere than here is told alone. */
function Line({ href, text }: { href?: string | undefined; text: string }) {
  return (
    <li>
      {href === undefined ? (
        <span className={line}>{text}</span>
      ) : (
        <Link className={line} href={href}>
          {text}
        </Link>
      )}
    </li>
  );
}

function Unmatched({ count: all, newest }: NonNullable<Board["unmatched"]>) {
  return (
    <li>
      <span className={line}>{words.unmatchedCount(all, newest.length)}</span>
      <ul className="grid gap-2 pl-4">
        {newest.map(({ rrr, why, paid, asked }) => (
          <Line
            // An invoice can have both.
            key={`${rrr} ${why}`}
            href={withSearch(publicPaths.verifyRemitaStatus, { rrr })}
            text={words.unmatched[why](rrr, paid, asked)}
          />
        ))}
      </ul>
    </li>
  );
}

function wordsOfImport({ kind, undoUntil, failed }: Board["imports"][number]): string {
  if (failed) return words.failedImport[failed](kind);
  return undoUntil ? words.undoable(kind, undoUntil) : words.checked(kind);
}

function Figures({ board }: { board: Board }) {
  const { session, applications, fees, registrations, sheets, hostels } = board;
  return (
    <>
      {applications && (
        <Funnel
          title={words.applications.title}
          stageHeading={applicationStageMessages.stage}
          valueHeading={words.applications.value}
          stages={applicationStages.map((stage) => ({
            label: applicationStageMessages.stages[stage],
            value: applications[stage],
            href: applicantsPath(session.id, stage),
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
            phoneColumns={2}
            items={(["students", "submitted", "approved", "returned"] as const).map((one) => ({
              term: words.registrations[one],
              value:
                one === "students" ? (
                  // No list has them yet.
                  <span className={line}>{count(registrations.students)}</span>
                ) : (
                  <Figure
                    value={registrations[one]}
                    href={registrationsPath(session.id, one)}
                    of={words.registrations[one]}
                  />
                ),
            }))}
          />
          <p className="mt-3 text-14 text-ink-muted">{words.registrations.note}</p>
        </Card>
      )}
      {sheets && (
        <Card title={words.sheets.title}>
          <DescriptionList
            columns={2}
            phoneColumns={2}
            items={sheetStates.map((one) => ({
              term: words.sheets[one],
              value: (
                <Figure
                  value={sheets[one]}
                  href={sheetsPath(session.id, one)}
                  of={words.sheets[one]}
                />
              ),
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
