import { cbtResultList } from "@polyportal/api-client/list/cbt-results";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { formatDateTime } from "@polyportal/domain/format/date";
import { importPath } from "@polyportal/domain/import/pages";
import { cbtPages as words } from "@polyportal/domain/messages/cbt-pages";
import { importPageMessages } from "@polyportal/domain/messages/import-page";
import { aboutCbt } from "@polyportal/domain/score-sheet/cbt-about";
import { cbtKind } from "@polyportal/domain/score-sheet/import-about";
import { Link } from "@polyportal/ui/link";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useSavedFile } from "../../parts/file/use-saved-file.ts";
import { columnsOf } from "../../parts/list/described.ts";
import { ExportMenu } from "../../parts/list/export-menu.tsx";
import { ListTable } from "../../parts/list/list-table.tsx";

const CbtUndo = lazyPart(async () => (await import("./cbt-undo.tsx")).CbtUndo);

type Earlier = RowOf<"listCbtResults">;

const nameOf = ({ fileName }: Earlier) => fileName || importPageMessages.pasted;
const idOf = ({ id }: Earlier) => id;
const pathOf = (one: Earlier) => importPath(cbtKind, one.id, aboutCbt(one, one));
const running = (rows: readonly Earlier[]) =>
  rows.some(({ state }) => ["previewing", "applying", "undoing"].includes(state));

const columns = columnsOf(cbtResultList, {
  fileName: {
    // What others have uploaded is opened by nobody else.
    cell: (one) =>
      one.own ? (
        <Link href={pathOf(one)} className="ui-alone">
          {nameOf(one)}
        </Link>
      ) : (
        nameOf(one)
      ),
    width: 9.5,
    grow: 2,
  },
  into: { width: 9 },
  at: {
    // With who: a column of its own would push the last ones beyond the edge.
    cell: ({ at, by }) => (
      <span className="grid">
        {formatDateTime(at)}
        <span className="text-14 text-ink-muted">{by}</span>
      </span>
    ),
    width: 9,
  },
  by: { hidden: true },
  state: { width: 7.5, grow: 0 },
  new: { width: 4.5, grow: 0 },
  changed: { width: 4.5, grow: 0 },
  refused: { width: 4.5, grow: 0 },
});

/** Files of computer tests that went into the courses that somebody teaches, each with what it has become. */
export function CbtEarlier() {
  const save = useSavedFile();
  const [openedAt] = useState(Date.now);
  const [undoing, setUndoing] = useState<Earlier>();
  const [rowActions] = useState(() => (one: Earlier) => [
    ...(one.own ? [{ label: words.open, href: pathOf(one) }] : []),
    {
      label: words.save,
      disabledReason: one.kept ? undefined : words.notKept,
      onSelect: () =>
        void save({
          fetchFile: (client) => client.call("downloadCbtFile", { id: one.id }),
          fileName: one.fileName || words.pastedFile,
        }),
    },
    {
      label: words.undo,
      disabledReason: whyNoUndo(one, openedAt),
      onSelect: () => setUndoing(one),
    },
  ]);
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-18 font-semibold">{words.earlier}</h2>
        <ExportMenu list="listCbtResults" columns={columns} />
      </div>
      <ListTable
        list="listCbtResults"
        title={cbtResultList.title}
        columns={columns}
        changes={running}
        rowId={idOf}
        rowLabel={nameOf}
        rowActions={rowActions}
        empty={cbtResultList.none}
      />
      {undoing && (
        <Suspense fallback={null}>
          <CbtUndo id={undoing.id} path={pathOf(undoing)} onClose={() => setUndoing(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

function whyNoUndo({ own, undoUntil }: Earlier, now: number): string | undefined {
  if (!own) return words.notOwn;
  return undoUntil === null || Date.parse(undoUntil) <= now ? words.noUndo : undefined;
}
