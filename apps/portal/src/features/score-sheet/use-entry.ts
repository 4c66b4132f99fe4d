import { ApiError } from "@polyportal/api-client/client/api-error";
import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import type { TypedRow } from "@polyportal/domain/score-sheet/row";
import type { CellEntry } from "@polyportal/ui/entry-types";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import {
  beginEntry,
  enterCells,
  keepMine,
  refresh,
  savable,
  takeAnswer,
  takeTheirs,
  type Entry,
} from "./entry.ts";
import { keptAs, readKept, writeKept } from "./kept-scores.ts";
import { untilStill } from "./until-still.ts";

type Sheet = Output<"getScoreSheet">;

const pauseMs = 2_000;
const againMs = 15_000;
/** As many as one save may bring. */
const mostRows = 500;

const isAway = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === "offline" || error.kind === "timeout");

/**
 * What is being entered into a sheet: kept on the device at once, saved 2 seconds after the last cell,
 * and sent again when the network is back.
 */
export function useEntry(sheet: Sheet, userName: string) {
  const client = useClient();
  const { courseId, sessionId, split, rows } = sheet;
  const key = keptAs(userName, courseId, sessionId);
  const [entry, setEntry] = useState<Entry>(() => beginEntry(rows, readKept(key)));
  const [away, setAway] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const [saving, setSaving] = useState(false);
  const [from, setFrom] = useState(rows);
  const pasted = useRef(false);
  const underWay = useRef<ReadonlyMap<string, TypedRow>>(undefined);
  if (from !== rows) {
    setFrom(rows);
    setEntry(refresh(entry, rows));
  }

  useEffect(() => {
    writeKept(key, entry, away);
  }, [key, entry, away]);

  const save = useEffectEvent(async () => {
    const some = savable(entry, split).slice(0, mostRows);
    if (some.length === 0 || saving) return;
    const sent = new Map(some.map(([id, { typed }]) => [id, typed]));
    setSaving(true);
    // Also after a failure: who got no answer does not know what was saved.
    underWay.current = sent;
    try {
      const answer = await client.call("saveScores", {
        courseId,
        sessionId,
        source: pasted.current ? "pasted" : "typed",
        rows: some.map(([studentId, { typed, stands }]) => ({
          studentId,
          version: stands.version,
          ...typed,
        })),
      });
      await untilStill();
      pasted.current = false;
      underWay.current = undefined;
      setEntry((now) => takeAnswer(now, sent, answer));
      setAway(false);
      setFailure(undefined);
    } catch (error) {
      if (isAway(error)) setAway(true);
      else if (error instanceof ApiError) setFailure(error);
      else throw error;
    } finally {
      setSaving(false);
    }
  });
  useEffect(() => {
    if (saving || entry.size === 0) return undefined;
    // Each key begins the pause anew; without a network, or where it was refused, it is tried again.
    const timer = setTimeout(() => void save(), away || failure ? againMs : pauseMs);
    const back = () => void save();
    addEventListener("online", back);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", back);
    };
  }, [entry, away, failure, saving]);

  const enter = useCallback((cells: readonly CellEntry[], by: "typed" | "pasted") => {
    if (by === "pasted") pasted.current = true;
    const sent = underWay.current;
    setEntry((now) => enterCells(now, cells, sent));
  }, []);
  return {
    entry,
    away,
    saving,
    failure,
    enter,
    keepMine: (id: string) => setEntry((now) => keepMine(now, id)),
    takeTheirs: (id: string) => setEntry((now) => takeTheirs(now, id)),
  };
}
