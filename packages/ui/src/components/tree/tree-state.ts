/** One entry of a tree: a faculty, a department of it, an option of that. */
export type TreeNode = {
  /** Sets it apart from all others of the tree. */
  id: string;
  /** Its words. */
  label: string;
  /** What belongs to it, in grey after it: a count, a code. */
  hint?: string;
  /** What is below it; none, or an empty list, makes it a leaf. */
  children?: readonly TreeNode[];
  /** What is below it comes when it is opened. */
  lazy?: boolean;
  /** Neither it nor what is below it can be chosen or left out now; `hint` is the place to say why. */
  disabled?: boolean;
};

/** An entry in sight, and where it is. @internal */
export type TreeRow = {
  /** The entry itself. */
  node: TreeNode;
  /** How deep it stands, from 1. */
  level: number;
  /** The id of the entry above it. */
  parent: string | undefined;
  /** Which of its siblings it is, from 1. */
  place: number;
  /** How many siblings there are, itself included. */
  among: number;
  /** It cannot be chosen or left out, by itself or with an entry above it. */
  disabled: boolean;
};

/** Whether all, some or none of what is below an entry is chosen. @internal */
export type Chosen = "all" | "some" | "none";

/** Whether something stands below an entry, or may. @internal */
export const isBranch = ({ children, lazy }: TreeNode): boolean =>
  lazy === true || (children?.length ?? 0) > 0;

/** The entries in sight, from top to bottom. @internal */
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

/** Puts what came for an entry under it. @internal */
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

/** Those of them that a press on it chooses or leaves out. */
const freeLeavesOf = (node: TreeNode): string[] => {
  if (node.disabled) return [];
  return node.children?.length ? node.children.flatMap(freeLeavesOf) : [node.id];
};

/** How an entry stands when `chosen` names entries, each with all that is below it. @internal */
export function chosenOf(node: TreeNode, chosen: ReadonlySet<string>): Chosen {
  if (chosen.has(node.id)) return "all";
  if (!node.children?.length) return "none";
  const below = node.children.map((child) => chosenOf(child, chosen));
  if (below.every((one) => one === "all")) return "all";
  return below.every((one) => one === "none") ? "none" : "some";
}

/**
 * The choice after an entry was pressed: all that is below it is chosen, or none of it if all was; what
 * is disabled stays as it is. An entry that is chosen whole is named alone, without what is below it.
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
  // What is not in the tree, for it has not come yet, stays chosen.
  return [...chosen.filter((one) => !known.has(one)), ...nodes.flatMap(name)];
}
