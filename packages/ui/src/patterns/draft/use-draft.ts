import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import {
  overlay,
  readDraft,
  removeDraft,
  sameValues,
  watchDraft,
  withSecretsOf,
  writeDraft,
} from "./draft-store.ts";

/** How long after the last key a draft is stored. */
const pauseMs = 400;

/** `refused`: nothing can be stored (a private window, full storage), and the person is told. */
export type DraftState = "empty" | "restored" | "elsewhere" | "saved" | "refused";

/** Two versions of one form, between which only the person can choose. */
export type DraftConflict = {
  /** The unsaved values on this page. */
  mine: FieldValues;
  /** When, in milliseconds since 1970. */
  typedAt: number;
  /** What the server has saved since, or what another tab has typed. */
  theirs: FieldValues;
  /** Where the other version comes from. */
  from: "server" | "tab";
  /** Continues with the values typed here. */
  takeMine: () => void;
  /** Continues with the other version. */
  takeTheirs: () => void;
};

/** The draft of a form. */
export type Draft = {
  /** Its state. */
  state: DraftState;
  /** While there is a conflict, the form waits and nothing is stored. */
  conflict: DraftConflict | undefined;
  /** The save waits for the network. */
  waits: boolean;
  /** Marks that it waits, also for after a reload. */
  wait: () => void;
  /** Removes the draft, after the server has saved the values. */
  clear: () => void;
};

/** Options of a draft. */
export type DraftOptions = {
  /** The server's version, such as the time of its last save; "" if there is none. */
  version?: string;
  /** Fields that are never stored. Secrets and files never are. */
  omit?: readonly string[];
  /** Another tab has saved or dropped the draft: fetch the server's values again. */
  onGone?: (() => void) | undefined;
  /** Milliseconds after which the draft is removed: for forms without sign-in on shared devices. */
  keptForMs?: number;
  /** Whether to show what is typed in another tab. Not if two tabs may be filled in for two people. */
  followsTabs?: boolean;
};

/**
 * Stores what is typed into a form on the device until the server has it, and restores it. `key` names the
 * person and the form (`amina:siwes`). If the server has a newer version, the person chooses between both.
 */
export function useDraft<Input extends FieldValues, Output>(
  key: string,
  form: UseFormReturn<Input, unknown, Output>,
  { version = "", omit = [], onGone, keptForMs, followsTabs = true }: DraftOptions = {},
): Draft {
  const [state, setState] = useState<DraftState>("empty");
  const [waits, setWaits] = useState(false);
  const [conflict, setConflict] = useState<DraftConflict>();
  // For handlers outside the effect: cancels a pending write, or writes at once.
  const pen = useRef({ drop: () => {}, write: (_waits?: boolean) => {} });
  const gone = useEffectEvent(() => onGone?.());
  const { subscribe, getValues, reset } = form;
  const omitted = omit.join();

  // A layout effect, before the form is visible: later, values would change on screen and a first key could
  // be lost.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let settled = true;
    const drop = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const show = (values: unknown, as: DraftState) => {
      reset(values as Input, { keepDefaultValues: true });
      setState(as);
    };
    const write = (waiting = false) => {
      drop();
      if (!settled) return;
      const values = Object.fromEntries(
        Object.entries(getValues()).filter(([name]) => !omitted.split(",").includes(name)),
      );
      const draft = { savedAt: Date.now(), began: version, values, waits: waiting || undefined };
      setState(writeDraft(key, draft) ? "saved" : "refused");
      setWaits(waiting);
    };
    const choose = (from: DraftConflict["from"], mine: Input, theirs: Input, typedAt: number) => {
      settled = false;
      drop();
      const settle = (values: Input) => {
        settled = true;
        setConflict(undefined);
        reset(values, { keepDefaultValues: true });
      };
      setConflict({
        mine,
        theirs,
        typedAt,
        from,
        takeMine: () => {
          settle(mine);
          write();
          setState("restored");
        },
        takeTheirs: () => {
          settle(theirs);
          if (from === "server") removeDraft(key);
          setState("empty");
        },
      });
    };

    const stored = readDraft(key, keptForMs);
    const saved = getValues();
    const mine = stored && (overlay(saved, stored.values) as Input);
    // A newer version with the same values is the form's own save, whose answer is late or lost.
    const waiting =
      stored?.waits === true && (stored.began === version || !sameValues(mine, saved));
    setConflict(undefined);
    setWaits(waiting);
    if (!stored || !mine) setState("empty");
    else if (sameValues(mine, saved) && !waiting) {
      removeDraft(key);
      setState("empty");
    } else if (stored.began === version) show(mine, "restored");
    else choose("server", mine, saved, stored.savedAt);

    const flush = () => {
      if (timer !== undefined) write();
    };
    const stop = subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // A reset by the page names no field.
        if (name === undefined || !settled) return;
        drop();
        timer = setTimeout(write, pauseMs);
      },
    });
    const unwatch = watchDraft(key, (removed) => {
      if (!settled || !followsTabs) return;
      if (removed) {
        if (timer === undefined) gone();
        return;
      }
      const other = readDraft(key);
      const here = getValues();
      const there = other && (withSecretsOf(here, overlay(here, other.values)) as Input);
      if (!other || !there || sameValues(here, there)) return;
      if (other.began !== version) gone();
      // Both tabs were typed in at once, and either would hide the other.
      else if (timer !== undefined) choose("tab", here, there, Date.now());
      else show(there, "elsewhere");
    });
    pen.current = { drop, write };
    // Phones may end a page in the background without notice: both events are needed.
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      flush();
      stop();
      unwatch();
      window.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
    };
  }, [key, version, omitted, keptForMs, followsTabs, subscribe, getValues, reset]);

  const clear = useCallback(() => {
    pen.current.drop();
    removeDraft(key);
    setState("empty");
    setWaits(false);
  }, [key]);
  const wait = useCallback(() => pen.current.write(true), []);
  return { state, conflict, waits, wait, clear };
}
