import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { formatDateTime } from "@polyportal/domain/format/date";
import { importPath } from "@polyportal/domain/import/pages";
import { cbtPages as words } from "@polyportal/domain/messages/cbt-pages";
import { importPageMessages } from "@polyportal/domain/messages/import-page";
import { scoreColumns } from "@polyportal/domain/messages/score-upload";
import { aboutCbt } from "@polyportal/domain/score-sheet/cbt-about";
import { cbtKind } from "@polyportal/domain/score-sheet/import-about";
import type { DataColumn } from "@polyportal/ui/data-column";
import { Link } from "@polyportal/ui/link";
import { toast } from "@polyportal/ui/toast";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { saveFile } from "../../parts/file/save-file.ts";
import { ExportMenu } from "../../parts/list/export-menu.tsx";
import { ListTable } from "../../parts/list/list-table.tsx";

const CbtUndo = lazyPart(async () => (await import("./cbt-undo.tsx")).CbtUndo);

type Earlier = Output<"listCbtResults">["items"][number];

const { columns: heads } = words;
const nameOf = ({ fileName }: Earlier) => fileName || importPageMessages.pasted;
const idOf = ({ id }: Earlier) => id;
const pathOf = (one: Earlier) => importPath(cbtKind, one.id, aboutCbt(one, one));
const running = (rows: readonly Earlier[]) =>
  rows.some(({ state }) => ["previewing", "applying", "undoing"].includes(state));

const counted = (id: "new" | "changed" | "refused"): DataColumn<Earlier> => ({
  id,
  header: heads[id],
  value: (one) => one[id],
  numeric: true,
  sortable: false,
  width: 4.5,
  grow: 0,
});

const columns: readonly DataColumn<Earlier>[] = [
  {
    id: "fileName",
    header: heads.file,
    value: nameOf,
    // What others have uploaded is opened by nobody else.
    cell: (one) =>
      one.own ? (
        <Link href={pathOf(one)} className="ui-alone">
          {nameOf(one)}
        </Link>
      ) : (
        nameOf(one)
      ),
    rowHeader: true,
    sortable: false,
    width: 9.5,
    grow: 2,
  },
  {
    id: "into",
    header: heads.into,
    value: ({ code, session, component }) => words.into(code, session, scoreColumns[component]),
    sortable: false,
    width: 9,
  },
  {
    id: "at",
    header: heads.at,
    value: ({ at }) => formatDateTime(at),
    // With who: a column of its own would push the last ones beyond the edge.
    cell: ({ at, by }) => (
      <span className="grid">
        {formatDateTime(at)}
        <span className="text-14 text-ink-muted">{by}</span>
      </span>
    ),
    width: 9,
  },
  { id: "by", header: heads.by, value: ({ by }) => by, sortable: false, hidden: true },
  {
    id: "state",
    header: heads.state,
    value: ({ state }) => importPageMessages.states[state],
    sortable: false,
    width: 7.5,
    grow: 0,
  },
  counted("new"),
  counted("changed"),
  counted("refused"),
  {
    id: "undoUntil",
    header: heads.undoUntil,
    value: ({ undoUntil }) => (undoUntil ? formatDateTime(undoUntil) : undefined),
    sortable: false,
    width: 8,
  },
];

/** Files of computer tests that went into the courses that somebody teaches, each with what it has become. */
export function CbtEarlier() {
  const client = useClient();
  const [openedAt] = useState(Date.now);
  const [undoing, setUndoing] = useState<Earlier>();
  const save = async (one: Earlier) => {
    try {
      saveFile(
        await client.call("downloadCbtFile", { id: one.id }),
        one.fileName || words.pastedFile,
      );
    } catch (error) {
      const body = error instanceof Error ? error.message : "";
      toast({ title: importPageMessages.notSaved, body, tone: "fail" });
    }
  };
  const [rowActions] = useState(() => (one: Earlier) => [
    ...(one.own ? [{ label: words.open, href: pathOf(one) }] : []),
    {
      label: words.save,
      disabledReason: one.kept ? undefined : words.notKept,
      onSelect: () => void save(one),
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
        title={words.earlier}
        columns={columns}
        changes={running}
        rowId={idOf}
        rowLabel={nameOf}
        rowActions={rowActions}
        empty={words.noEarlier}
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
