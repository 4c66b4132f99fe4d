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
import { FigureStrip } from "@polyportal/ui/figure-strip";
import { Funnel } from "@polyportal/ui/funnel";
import { Link } from "@polyportal/ui/link";
import { TargetBars } from "@polyportal/ui/target-bars";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { isOpenTo } from "../../app/access.ts";
import { Fetched } from "../../app/fetched.tsx";
import { usePageSet } from "../../app/page-set.ts";
import { useProfile } from "../../app/profile.ts";
import { SessionPicker } from "../../parts/list/session-picker.tsx";
import { useAddress } from "../../parts/list/use-address.ts";
import { line } from "./line.ts";

type Board = Output<"getAdminDashboard">;

const words = adminDashboardMessages;
const count = (value: number) => value.toLocaleString("en");

/** The figures of the session in the address, or of the current one. */
function useBoard() {
  const [params] = useAddress();
  const sessionId = params.get("sessionId") ?? undefined;
  return useQuery({
    ...queryOptionsFor(useClient(), "getAdminDashboard", { sessionId }),
    placeholderData: keepPreviousData,
  });
}

/** Chooses the session whose figures are shown, in the line of the page's title. */
export function DashboardSession() {
  const { data: board } = useBoard();
  if (!board) return null;
  return <SessionPicker label={words.session} sessions={board.sessions} value={board.session.id} />;
}

/** The figures of a session that this official may see, and what waits for a decision. */
export function AdminFigures() {
  const query = useBoard();
  return (
    // As high as a screen until they have come, so that what stands below them does not jump in sight.
    <div className={query.isPending ? "min-h-screen" : undefined}>
      <Fetched query={query}>
        {(board) => (
          <div className="grid grid-cols-1 gap-6" aria-busy={query.isFetching}>
            <Waiting board={board} />
            <Figures board={board} />
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
  const counted = (
    [
      ["approvals", approvals, figurePaths.approvals],
      ["requests", requests, figurePaths.requests],
      ["amendments", amendments, amendmentsPath],
      ["failedExports", failedExports, figurePaths.failedExports],
      ["failedExportsOfOthers", failedOfOthers?.exports, figurePaths.failedExportsOfOthers],
      [
        "serverFaults",
        failedOfOthers?.jobs.count,
        serverFaultsPath(failedOfOthers?.jobs.since ?? ""),
      ],
    ] as const
  ).flatMap(([one, value, href]) =>
    value ? [{ term: words.waiting[one], value: count(value), href }] : [],
  );
  const failed = failedOfOthers?.imports ?? { count: 0, newest: [] };
  const others = failed.count + (unmatched?.count ?? 0) + board.imports.length;
  return (
    <section aria-label={words.waits} className="grid gap-2">
      <h2 className="font-semibold">{words.waits}</h2>
      {counted.length + others === 0 && <p className="text-ink-muted">{words.nothingWaits}</p>}
      {counted.length > 0 && <FigureStrip label={words.waits} items={counted} />}
      {others > 0 && (
        <ul className="grid gap-x-6 lg:grid-cols-2">
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
    </section>
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
      {registrations && (
        <Counts
          title={words.registrations.title}
          note={words.registrations.note}
          items={(["students", "submitted", "approved", "returned"] as const).map((one) => ({
            term: words.registrations[one],
            value: registrations[one],
            // No list has the students of a session yet.
            href: one === "students" ? undefined : registrationsPath(session.id, one),
          }))}
        />
      )}
      {sheets && (
        <Counts
          title={words.sheets.title}
          items={sheetStates.map((one) => ({
            term: words.sheets[one],
            value: sheets[one],
            href: sheetsPath(session.id, one),
          }))}
        />
      )}
      {(applications || fees || hostels) && (
        <div className="grid grid-cols-1 items-start gap-6 lg:auto-cols-fr lg:grid-flow-col">
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
          {(fees || hostels) && (
            <div className="grid grid-cols-1 gap-6">
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
            </div>
          )}
        </div>
      )}
    </>
  );
}

type CountsProps = {
  title: string;
  note?: string;
  items: readonly { term: string; value: number; href: string | undefined }[];
};

/** Counts of one thing in a strip. A count of nothing leads nowhere. */
function Counts({ title, note, items }: CountsProps) {
  return (
    <section aria-label={title} className="grid gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="font-semibold">{title}</h2>
        {note && <p className="text-14 text-ink-muted">{note}</p>}
      </div>
      <FigureStrip
        label={title}
        items={items.map(({ value, href, ...item }) => ({
          ...item,
          value: count(value),
          href: value === 0 ? undefined : href,
        }))}
      />
    </section>
  );
}
