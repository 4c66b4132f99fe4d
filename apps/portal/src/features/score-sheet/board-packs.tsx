import type { Output } from "@polyportal/api-client/client/client";
import { formatDateTime } from "@polyportal/domain/format/date";
import { boardPackWords } from "@polyportal/domain/messages/board-pack";
import { classPages } from "@polyportal/domain/messages/class-pages";
import { boardClassesPath, boardPackPath } from "@polyportal/domain/routes/staff-paths";
import { packCode } from "@polyportal/domain/score-sheet/board-pack";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import { BareLink, Link } from "@polyportal/ui/link";
import { useClassFilters } from "../../parts/class/use-class-filters.ts";
import { ofSession } from "../../parts/list/filters.ts";
import { ListPage } from "../../parts/list/list-page.tsx";

type Pack = Output<"listBoardPacks">["items"][number];

const { packs: words } = boardPackWords;
const { columns: heads } = words;
const codeOf = ({ fingerprint }: Pack) => packCode(fingerprint);
const pathOf = ({ id }: Pack) => boardPackPath(id);

const columns: readonly DataColumn<Pack>[] = [
  {
    id: "code",
    header: heads.code,
    value: codeOf,
    cell: (pack) => (
      <Link href={pathOf(pack)} className="ui-alone tabular-nums">
        {codeOf(pack)}
      </Link>
    ),
    rowHeader: true,
    fixed: true,
    sortable: false,
    width: 9,
    grow: 0,
  },
  { id: "class", header: heads.class, value: classPages.nameOf, width: 14, grow: 2 },
  {
    id: "session",
    header: heads.session,
    value: ({ session }) => session,
    sortable: false,
    width: 7,
  },
  {
    id: "semester",
    header: heads.semester,
    value: ({ semester }) => semester,
    sortable: false,
    width: 6,
  },
  {
    id: "madeAt",
    header: heads.madeAt,
    value: ({ madeAt }) => formatDateTime(madeAt),
    width: 11,
  },
  {
    id: "madeBy",
    header: heads.madeBy,
    value: ({ madeBy }) => madeBy,
    sortable: false,
    width: 10,
    grow: 2,
  },
];

const idOf = ({ id }: Pack) => id;
const rowActions = (pack: Pack) => [{ label: words.open, href: pathOf(pack) }];

/** What the academic board was shown, found by the code on the paper, the class or the time. */
export function BoardPacks() {
  const filters = useClassFilters(heads, ofSession);
  return (
    <ListPage
      list="listBoardPacks"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={codeOf}
      rowActions={rowActions}
      history="boardPack"
      empty={words.empty}
      exported
      actions={
        <Button asChild variant="secondary">
          <BareLink href={boardClassesPath}>{boardPackWords.class.all}</BareLink>
        </Button>
      }
    />
  );
}
