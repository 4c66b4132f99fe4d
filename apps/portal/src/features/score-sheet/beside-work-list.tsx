import { type ComponentType } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import type { Beside } from "./beside.ts";
import { BoardClasses } from "./board-classes.tsx";
import { BoardPacks } from "./board-packs.tsx";
import { Unstarted } from "./unstarted.tsx";
import { WaitingAmendments } from "./waiting-amendments.tsx";

// Papers come with the drawing of papers, which no list needs.
const BoardClass = lazyPart(async () => (await import("./board-class.tsx")).BoardClass);
const BoardPaper = lazyPart(async () => (await import("./board-paper.tsx")).BoardPaper);

const shown: Readonly<Record<Beside, ComponentType>> = {
  "#amendments": WaitingAmendments,
  "#unstarted": Unstarted,
  "#classes": BoardClasses,
  "#class": BoardClass,
  "#packs": BoardPacks,
  "#pack": BoardPaper,
};

/** Lists beside the work list, and what the academic board is shown. */
export function BesideWorkList({ hash }: { hash: Beside }) {
  const Shown = shown[hash];
  return <Shown />;
}
