import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { useState } from "react";
import { cx } from "class-variance-authority";
import { TreeItem } from "./tree-item.tsx";
import type { Chosen, TreeNode, TreeRow } from "./tree-state.ts";
import { chosenOf, isBranch, rowsOf, toggled } from "./tree-state.ts";
import { useBranches } from "./use-branches.ts";
import { useTypeahead } from "./use-typeahead.ts";
import { useWords } from "../../words/words.ts";
import { treeWords } from "./tree.words.ts";

export type TreeProps = Omit<ComponentProps<"div">, "children" | "onSelect"> & {
  /** The name for screen readers: what is chosen. */
  label: string;
  /** The top entries with all that is below them. */
  nodes: readonly TreeNode[];
  /** The ids of what is chosen; a branch includes all that is below it. */
  chosen: readonly string[];
  /** Called with the new selection. */
  onChosen: (ids: readonly string[]) => void;
  /** Allows several, with partly checked branches; by default one. */
  multiple?: boolean;
  /** Nothing can be chosen or removed now, but branches open. */
  disabled?: boolean;
  /** Shown if there are no entries. */
  empty?: ReactNode;
  /** The ids of initially open branches. */
  openAtFirst?: readonly string[];
  /** Loads what is below a lazy entry when it is first opened. */
  onOpen?: (id: string) => Promise<readonly TreeNode[]>;
};

/** A tree to choose one or several entries from, with the keys of the ARIA tree. */
export function Tree({
  label,
  nodes: given,
  chosen,
  onChosen,
  multiple = false,
  disabled = false,
  empty,
  openAtFirst,
  onOpen,
  className,
  ...rest
}: TreeProps) {
  const { nodes, open, waits, failed, setOpen } = useBranches(given, openAtFirst, onOpen);
  const rows = rowsOf(nodes, open);
  const words = useWords("tree", treeWords);
  const [cursor, setCursor] = useState<string>();
  // The entry that Tab reaches: the last focused one, or the choice, or the first.
  const at = Math.max(
    0,
    rows.findIndex(({ node }) => node.id === (cursor ?? chosen[0])),
  );
  const typed = useTypeahead();

  const choose = ({ node: { id }, disabled: closed }: TreeRow) => {
    setCursor(id);
    if (!disabled && !closed) onChosen(multiple ? toggled(nodes, chosen, id) : [id]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const items = event.currentTarget.children;
    const goTo = (index: number) => {
      const place = Math.max(0, Math.min(rows.length - 1, index));
      setCursor(rows[place]?.node.id);
      const item = items[place];
      if (item instanceof HTMLElement) item.focus();
    };
    const row = rows[at];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const { node, parent, level } = row;
    const isOpen = open.has(node.id);
    const keys: Record<string, () => void> = {
      ArrowDown: () => goTo(at + 1),
      ArrowUp: () => goTo(at - 1),
      Home: () => goTo(0),
      End: () => goTo(rows.length - 1),
      ArrowRight: () => {
        if (!isBranch(node)) return;
        if (isOpen) goTo(at + 1);
        else setOpen(node, true);
      },
      ArrowLeft: () => {
        if (isOpen) setOpen(node, false);
        else if (parent) goTo(rows.findIndex((other) => other.node.id === parent));
      },
      Enter: () => choose(row),
      " ": () => choose(row),
      "*": () => {
        for (const other of rows) {
          if (other.parent === parent && other.level === level && isBranch(other.node)) {
            setOpen(other.node, true);
          }
        }
      },
    };
    const run = keys[event.key];
    if (run) {
      typed.forget();
      run();
    } else if (event.key.length === 1) {
      const found = typed.find(
        event,
        rows.map((other) => other.node.label),
        at,
      );
      if (found !== undefined) goTo(found);
    } else return;
    event.preventDefault();
  };

  const covered = new Set(chosen);
  const root = cx("base:grid base:grid-cols-1 base:content-start base:outline-none", className);
  if (rows.length === 0) {
    return (
      <div {...rest} role="group" aria-label={label} className={root}>
        <p className="py-2 text-ink-muted">{empty ?? words.empty}</p>
      </div>
    );
  }
  return (
    <div
      {...rest}
      role="tree"
      tabIndex={-1}
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      aria-disabled={disabled || undefined}
      onKeyDown={onKeyDown}
      className={root}
    >
      {rows.map((row, index) => (
        <TreeItem
          key={row.node.id}
          row={row}
          open={open.has(row.node.id)}
          waits={waits.has(row.node.id)}
          failed={failed.has(row.node.id)}
          multiple={multiple}
          chosen={multiple ? chosenIn(rows, row, covered) : alone(row.node.id === chosen[0])}
          current={index === at}
          disabled={disabled || row.disabled}
          onFocus={() => setCursor(row.node.id)}
          onChoose={() => choose(row)}
          onTurn={() => {
            setCursor(row.node.id);
            setOpen(row.node, !open.has(row.node.id));
          }}
        />
      ))}
    </div>
  );
}

const alone = (yes: boolean): Chosen => (yes ? "all" : "none");

/** The selection state of a row, including that of its branch. */
function chosenIn(rows: readonly TreeRow[], row: TreeRow, chosen: ReadonlySet<string>): Chosen {
  let up: TreeRow | undefined = row;
  while (up) {
    if (chosen.has(up.node.id)) return "all";
    const { parent }: TreeRow = up;
    up = rows.find(({ node }) => node.id === parent);
  }
  return chosenOf(row.node, chosen);
}
