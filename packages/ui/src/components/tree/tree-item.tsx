import { CheckIcon, ChevronRightIcon } from "../icon/icon.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import type { Chosen, TreeRow } from "./tree-state.ts";
import { isBranch } from "./tree-state.ts";
import { useWords } from "../../words/words.ts";
import { treeWords } from "./tree.words.ts";

type TreeItemProps = {
  row: TreeRow;
  open: boolean;
  waits: boolean;
  failed: boolean;
  multiple: boolean;
  chosen: Chosen;
  current: boolean;
  disabled: boolean;
  onFocus: () => void;
  onChoose: () => void;
  onTurn: () => void;
};

const ariaChecked = { all: true, some: "mixed", none: false } as const;

/** A visible entry with its level, state and selection. */
export function TreeItem(props: TreeItemProps) {
  const { row, open, waits, failed, multiple, chosen, current, disabled } = props;
  const { onFocus, onChoose, onTurn } = props;
  const words = useWords("tree", treeWords);
  const { node, level, place, among } = row;
  const branch = isBranch(node);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree has the keys
    <div
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={among}
      aria-expanded={branch ? open : undefined}
      aria-busy={waits || undefined}
      aria-checked={multiple ? ariaChecked[chosen] : undefined}
      aria-selected={multiple ? undefined : chosen === "all"}
      aria-disabled={disabled || undefined}
      tabIndex={current ? 0 : -1}
      data-chosen={chosen === "none" ? undefined : chosen}
      onFocus={onFocus}
      onClick={onChoose}
      style={{ paddingInlineStart: `${level - 1}rem` }}
      className="flex min-h-control cursor-pointer items-center gap-2 rounded pe-2 -outline-offset-3 not-aria-disabled:hover:bg-paper-sunken aria-disabled:cursor-default aria-disabled:text-ink-muted aria-selected:bg-brand-soft aria-selected:font-semibold"
    >
      {branch ? (
        <span
          role="presentation"
          data-turn=""
          onClick={(event) => {
            event.stopPropagation();
            onTurn();
          }}
          className="grid min-h-control min-w-8 shrink-0 max-sm:min-w-control place-items-center self-stretch text-ink-muted"
        >
          {waits ? <Spinner /> : <ChevronRightIcon className={open ? "rotate-90" : ""} />}
        </span>
      ) : (
        <span className="min-w-8 shrink-0 max-sm:min-w-control" />
      )}
      {multiple && <Box chosen={chosen} />}
      <span className="min-w-0 py-1 break-words">
        {node.label}
        {!multiple && chosen === "all" && <CheckIcon className="ms-2 text-brand" />}
        {node.hint && <span className="text-14 text-ink-muted"> {node.hint}</span>}
        {failed && <span className="block text-14 font-medium text-fail">{words.notLoaded}</span>}
      </span>
    </div>
  );
}

/** The checkbox: checked, partly checked, or unchecked. */
function Box({ chosen }: { chosen: Chosen }) {
  return (
    <span
      aria-hidden="true"
      data-chosen={chosen}
      className="grid size-5 shrink-0 place-items-center rounded border-2 border-line-strong text-[0.8rem] bg-paper-raised in-[[aria-disabled=true]]:opacity-50 data-[chosen=all]:border-brand data-[chosen=all]:bg-brand data-[chosen=all]:text-on-brand data-[chosen=some]:border-brand data-[chosen=some]:text-brand"
    >
      {chosen === "all" && <CheckIcon />}
      {chosen === "some" && <span className="w-2.5 border-t-3 border-current" />}
    </span>
  );
}
