/** An entry of a tree: a faculty, a department, an option. */
export type TreeNode = {
  /** Unique in the tree. */
  id: string;
  /** Its words. */
  label: string;
  /** Details in grey after it: a count, a code. */
  hint?: string;
  /** The entries below it. Without any, it is a leaf. */
  children?: readonly TreeNode[];
  /** The entries below it are loaded when it is opened. */
  lazy?: boolean;
  /** It and everything below it cannot be chosen or removed now; `hint` can say why. */
  disabled?: boolean;
};

/** A visible entry with its position. @internal */
export type TreeRow = {
  /** The entry itself. */
  node: TreeNode;
  /** Its depth, from 1. */
  level: number;
  /** The id of its parent. */
  parent: string | undefined;
  /** Its position among its siblings, from 1. */
  place: number;
  /** The number of siblings, including itself. */
  among: number;
  /** It or a parent is disabled. */
  disabled: boolean;
};

/** Whether all, some or none below an entry is chosen. @internal */
export type Chosen = "all" | "some" | "none";

/** Whether an entry has, or may have, entries below it. @internal */
export const isBranch = ({ children, lazy }: TreeNode): boolean =>
  lazy === true || (children?.length ?? 0) > 0;

/** The visible entries from top to bottom. @internal */
export function rowsOf(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  level = 1,
  above?: TreeRow,
): TreeRow[] {
  return nodes.flatMap((node, index) => {
    const disabled = above?.disabled === true || node.disabled === true;
    const place = { level, parent: above?.node.id, place: index + 1, among: nodes.length };
    const row: TreeRow = { node, ...place, disabled };
    return [row, ...(open.has(node.id) ? rowsOf(node.children ?? [], open, level + 1, row) : [])];
  });
}

/** Inserts loaded entries below an entry. @internal */
export function withChildren(
  nodes: readonly TreeNode[],
  came: ReadonlyMap<string, readonly TreeNode[]>,
): readonly TreeNode[] {
  return nodes.map((node) => {
    const children = came.get(node.id) ?? node.children;
    if (!children) return node;
    return { ...node, lazy: false, children: withChildren(children, came) };
  });
}

const leavesOf = (node: TreeNode): string[] =>
  node.children?.length ? node.children.flatMap(leavesOf) : [node.id];

/** The leaves that pressing it chooses or removes. */
const freeLeavesOf = (node: TreeNode): string[] => {
  if (node.disabled) return [];
  return node.children?.length ? node.children.flatMap(freeLeavesOf) : [node.id];
};

/** The selection state of an entry. A chosen id includes all that is below it. @internal */
export function chosenOf(node: TreeNode, chosen: ReadonlySet<string>): Chosen {
  if (chosen.has(node.id)) return "all";
  if (!node.children?.length) return "none";
  const below = node.children.map((child) => chosenOf(child, chosen));
  if (below.every((one) => one === "all")) return "all";
  return below.every((one) => one === "none") ? "none" : "some";
}

/**
 * The selection after an entry was pressed: everything below it is chosen, or removed if all was chosen.
 * Disabled entries do not change. A completely chosen entry is named alone, without what is below it.
 * @internal
 */
export function toggled(
  nodes: readonly TreeNode[],
  chosen: readonly string[],
  id: string,
): string[] {
  const whole = new Set(chosen);
  const leaves = new Set<string>();
  const known = new Set<string>();
  const pressed: string[] = [];
  const read = (node: TreeNode, covered: boolean) => {
    known.add(node.id);
    const all = covered || whole.has(node.id);
    if (node.id === id) pressed.push(...freeLeavesOf(node));
    if (!node.children?.length) {
      if (all) leaves.add(node.id);
      return;
    }
    for (const child of node.children) read(child, all);
  };
  for (const node of nodes) read(node, false);
  const on = pressed.some((leaf) => !leaves.has(leaf));
  for (const leaf of pressed) {
    if (on) leaves.add(leaf);
    else leaves.delete(leaf);
  }
  const name = (node: TreeNode): string[] => {
    if (leavesOf(node).every((leaf) => leaves.has(leaf))) return [node.id];
    return (node.children ?? []).flatMap(name);
  };
  // Ids that are not in the tree, because they are not loaded yet, stay chosen.
  return [...chosen.filter((one) => !known.has(one)), ...nodes.flatMap(name)];
}
