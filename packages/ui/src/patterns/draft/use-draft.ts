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
  /** Another tab has saved or dropped the draft: what the server holds is to be asked anew. */
  onGone?: (() => void) | undefined;
  /**
   * Milliseconds after which the draft is forgotten: for forms that are filled in without signing in, on a device that
   * several people share.
   */
  keptForMs?: number;
  /** Whether it shows what is typed in another tab; not where two tabs may be filled in for two people. */
  followsTabs?: boolean;
};

/**
 * Keeps what is typed into a form on the device until the server has it, and brings it back. `key`
 * names the person and the form (`amina:siwes`). A draft of an older version than the server's is
 * neither shown over it nor dropped: the person chooses.
 */
export function useDraft<Input extends FieldValues, Output>(
  key: string,
  form: UseFormReturn<Input, unknown, Output>,
  { version = "", omit = [], onGone, keptForMs, followsTabs = true }: DraftOptions = {},
): Draft {
  const [state, setState] = useState<DraftState>("empty");
  const [waits, setWaits] = useState(false);
  const [conflict, setConflict] = useState<DraftConflict>();
  // What the handlers outside the effect do: forgets a write that is still waiting; writes at once.
  const pen = useRef({ drop: () => {}, write: (_waits?: boolean) => {} });
  const gone = useEffectEvent(() => onGone?.());
  const { subscribe, getValues, reset } = form;
  const omitted = omit.join();

  // Before the form is seen: after it, what stands in it would change under the eyes, and lose a first key.
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
    // A newer version of the same words is its own save, whose answer is lost or still on its way.
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
        // A reset names no field: it is the page's doing, not the person's.
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
      // Typed in both at once: either would hide the other.
      else if (timer !== undefined) choose("tab", here, there, Date.now());
      else show(there, "elsewhere");
    });
    pen.current = { drop, write };
    // A phone may end a page in the background without a word: both events are needed.
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
