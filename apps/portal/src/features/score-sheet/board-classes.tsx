import type { RowOf } from "@polyportal/api-client/list/describe";
import { boardClassList } from "@polyportal/api-client/list/board-classes";
import { boardPackWords } from "@polyportal/domain/messages/board-pack";
import { classPages } from "@polyportal/domain/messages/class-pages";
import { boardClassPath, boardPacksPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Link } from "@polyportal/ui/link";
import { addressOf } from "../../parts/class/class-in.ts";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";

type Class = RowOf<"listBoardClasses">;

const { classes: words } = boardPackWords;
const pathOf = (one: Class) => boardClassPath(addressOf(one));

const classes = listOf(boardClassList, {
  class: {
    cell: (one) => (
      <Link href={pathOf(one)} className="ui-alone">
        {classPages.nameOf(one)}
      </Link>
    ),
    width: 14,
    grow: 2,
  },
  packedAt: { width: 11 },
});

const rowActions = (one: Class) => [{ label: words.open, href: pathOf(one) }];

/** The classes whose unpublished results the caller reads: one is chosen to be read and packed. */
export function BoardClasses() {
  return (
    <ListPage
      {...classes}
      lead={words.lead}
      rowActions={rowActions}
      actions={
        <>
          <ButtonLink href={staffPaths.scoreSheets}>{words.back}</ButtonLink>
          <ButtonLink href={boardPacksPath}>{boardPackWords.class.allPacks}</ButtonLink>
        </>
      }
    />
  );
}
