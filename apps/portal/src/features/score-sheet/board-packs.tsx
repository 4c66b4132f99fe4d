import type { RowOf } from "@polyportal/api-client/list/describe";
import { boardPackList } from "@polyportal/api-client/list/board-packs";
import { boardPackWords } from "@polyportal/domain/messages/board-pack";
import { boardClassesPath, boardPackPath } from "@polyportal/domain/routes/staff-paths";
import { packCode } from "@polyportal/domain/score-sheet/board-pack";
import { Link } from "@polyportal/ui/link";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";

type Pack = RowOf<"listBoardPacks">;

const { packs: words } = boardPackWords;
const pathOf = ({ id }: Pack) => boardPackPath(id);

const packs = listOf(boardPackList, {
  code: {
    cell: (pack) => (
      <Link href={pathOf(pack)} className="ui-alone tabular-nums">
        {packCode(pack.fingerprint)}
      </Link>
    ),
    width: 9,
    grow: 0,
  },
  class: { width: 14, grow: 2 },
  madeAt: { width: 11 },
  madeBy: { width: 10, grow: 2 },
});

const rowActions = (pack: Pack) => [{ label: words.open, href: pathOf(pack) }];

/** What the academic board was shown, found by the code on the paper, the class or the time. */
export function BoardPacks() {
  return (
    <ListPage
      {...packs}
      lead={words.lead}
      rowActions={rowActions}
      history="boardPack"
      actions={<ButtonLink href={boardClassesPath}>{boardPackWords.class.all}</ButtonLink>}
    />
  );
}
