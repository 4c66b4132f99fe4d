import type { Output } from "@polyportal/api-client/client/client";
import { formatDateTime } from "@polyportal/domain/format/date";
import { boardPackWords } from "@polyportal/domain/messages/board-pack";
import { classPages } from "@polyportal/domain/messages/class-pages";
import { boardClassPath, boardPacksPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Button } from "@polyportal/ui/button";
import type { DataColumn } from "@polyportal/ui/data-column";
import { BareLink, Link } from "@polyportal/ui/link";
import { addressOf } from "../../parts/class/class-in.ts";
import { useClassFilters } from "../../parts/class/use-class-filters.ts";
import { ListPage } from "../../parts/list/list-page.tsx";

type Class = Output<"listBoardClasses">["items"][number];

const { classes: words } = boardPackWords;
const { columns: heads } = words;
const pathOf = (one: Class) => boardClassPath(addressOf(one));

const columns: readonly DataColumn<Class>[] = [
  {
    id: "class",
    header: heads.class,
    value: classPages.nameOf,
    cell: (one) => (
      <Link href={pathOf(one)} className="ui-alone">
        {classPages.nameOf(one)}
      </Link>
    ),
    rowHeader: true,
    fixed: true,
    width: 14,
    grow: 2,
  },
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
    id: "students",
    header: heads.students,
    value: ({ students }) => students,
    numeric: true,
    width: 6,
    grow: 0,
  },
  {
    id: "packedAt",
    header: heads.packed,
    value: ({ packedAt }) => (packedAt ? formatDateTime(packedAt) : words.none),
    sortable: false,
    width: 11,
  },
];

const idOf = ({ id }: Class) => id;
const rowActions = (one: Class) => [{ label: words.open, href: pathOf(one) }];

/** The classes whose unpublished results the caller reads: one is chosen to be read and packed. */
export function BoardClasses() {
  const filters = useClassFilters(heads);
  return (
    <ListPage
      list="listBoardClasses"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={classPages.nameOf}
      rowActions={rowActions}
      empty={words.empty}
      exported
      actions={
        <>
          <Button asChild variant="secondary">
            <BareLink href={staffPaths.scoreSheets}>{words.back}</BareLink>
          </Button>
          <Button asChild variant="secondary">
            <BareLink href={boardPacksPath}>{boardPackWords.class.allPacks}</BareLink>
          </Button>
        </>
      }
    />
  );
}
