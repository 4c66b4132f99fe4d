import { useState } from "react";
import type { TreeNode } from "./tree-state.ts";
import { withChildren } from "./tree-state.ts";

const none: ReadonlySet<string> = new Set();

const changed = (ids: ReadonlySet<string>, id: string, there: boolean): ReadonlySet<string> => {
  const next = new Set(ids);
  if (there) next.add(id);
  else next.delete(id);
  return next;
};

/** Which branches are open, and the loaded entries of lazy ones. */
export function useBranches(
  given: readonly TreeNode[],
  openAtFirst: readonly string[] = [],
  onOpen?: (id: string) => Promise<readonly TreeNode[]>,
) {
  const [open, setOpenIds] = useState<ReadonlySet<string>>(() => new Set(openAtFirst));
  const [came, setCame] = useState<ReadonlyMap<string, readonly TreeNode[]>>(new Map());
  const [waits, setWaits] = useState(none);
  const [failed, setFailed] = useState(none);

  const fetchBelow = async (id: string, load: NonNullable<typeof onOpen>) => {
    setWaits((ids) => changed(ids, id, true));
    setFailed((ids) => changed(ids, id, false));
    try {
      const children = await load(id);
      setCame((all) => new Map(all).set(id, children));
      setOpenIds((ids) => changed(ids, id, true));
    } catch {
      setFailed((ids) => changed(ids, id, true));
    }
    setWaits((ids) => changed(ids, id, false));
  };
  const setOpen = (node: TreeNode, there: boolean) => {
    if (there && node.lazy && onOpen) {
      if (!waits.has(node.id)) void fetchBelow(node.id, onOpen);
    } else setOpenIds((ids) => changed(ids, node.id, there));
  };
  return { nodes: withChildren(given, came), open, waits, failed, setOpen };
}
