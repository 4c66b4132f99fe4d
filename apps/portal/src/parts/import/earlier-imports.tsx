import { formatDateTime } from "@polyportal/domain/format/date";
import { importPath, isBulkEdit } from "@polyportal/domain/import/pages";
import {
  importPageMessages as words,
  importStateWords,
} from "@polyportal/domain/messages/import-page";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import { Link } from "@polyportal/ui/link";
import { ExportMenu } from "../list/export-menu.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { ListTable } from "../list/list-table.tsx";

type Import = RowOf<"listImports">;

const { earlierColumns: heads } = words;

const looks = {
  previewing: "warning",
  previewed: "warning",
  applying: "warning",
  applied: "success",
  undoing: "warning",
  undone: "unapproved",
  failed: "fail",
  expired: "unapproved",
} as const;

const nameOf = ({ fileName }: Import) => fileName || words.pasted;

const columns: readonly DataColumn<Import>[] = [
  {
    id: "fileName",
    header: heads.file,
    value: nameOf,
    cell: (one) => (
      <Link href={importPath(one.kind, one.id, one.about)} className="ui-alone">
        {nameOf(one)}
      </Link>
    ),
    sortable: false,
    width: 12,
    grow: 2,
  },
  { id: "at", header: heads.at, value: ({ at }) => formatDateTime(at), width: 11 },
  { id: "by", header: heads.by, value: ({ by }) => by, sortable: false, width: 10 },
  {
    id: "state",
    header: heads.state,
    value: ({ kind, state }) => importStateWords(kind, state),
    cell: ({ kind, state }) => <Badge status={looks[state]}>{importStateWords(kind, state)}</Badge>,
    sortable: false,
    width: 10,
    grow: 0,
  },
  {
    id: "rows",
    header: heads.rows,
    value: ({ rows }) => rows,
    numeric: true,
    sortable: false,
    width: 5,
  },
  {
    id: "refused",
    header: heads.refused,
    value: ({ refused }) => refused,
    numeric: true,
    sortable: false,
    width: 6,
  },
  {
    id: "undoUntil",
    header: heads.undoUntil,
    value: ({ undoUntil }) => (undoUntil ? formatDateTime(undoUntil) : undefined),
    sortable: false,
    width: 11,
  },
];

const idOf = ({ id }: Import) => id;
const running = (rows: readonly Import[]) =>
  rows.some(({ state }) => ["previewing", "applying", "undoing"].includes(state));

type Props = {
  kinds: string[];
  /** The id of what the sheets belong to. */
  about?: string;
};

/** Earlier imports with their state, and until when they can be undone. */
export function EarlierImports({ kinds, about }: Props) {
  const always = about === undefined ? { kind: kinds } : { kind: kinds, about };
  const title = kinds.some(isBulkEdit) ? words.earlierAndBulk : words.earlier;
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-18 font-semibold">{title}</h2>
        {about === undefined && (
          <ExportMenu list="listImports" columns={columns} always={{ kind: kinds }} />
        )}
      </div>
      <ListTable
        list="listImports"
        title={title}
        columns={columns}
        always={always}
        changes={running}
        rowId={idOf}
        rowLabel={nameOf}
        empty={words.noEarlier}
      />
    </section>
  );
}
