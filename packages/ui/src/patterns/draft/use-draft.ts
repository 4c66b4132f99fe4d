import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { overlay, readDraft, removeDraft, writeDraft } from "./draft-store.ts";

/** How long after the last key a draft is written. */
const pauseMs = 400;

/** `refused`: the device keeps nothing (a private window, a full store), and the person is told. */
export type DraftState = "empty" | "restored" | "saved" | "refused";

export type Draft = {
  state: DraftState;
  /** Forgets the draft: after the server has saved the values. */
  clear: () => void;
};

type DraftOptions = {
  /** When the server last saved these values, in ms since 1970: an older draft is dropped. */
  serverSavedAt?: number;
  /** Fields that never go onto the device, such as passwords. */
  omit?: readonly string[];
};

/**
 * Keeps what is typed into a form on the device until the server has it, and brings it back. `key`
 * names the person and the form (`310007769676:section_a`).
 */
export function useDraft<Input extends FieldValues, Output>(
  key: string,
  form: UseFormReturn<Input, unknown, Output>,
  { serverSavedAt = 0, omit = [] }: DraftOptions = {},
): Draft {
  const [state, setState] = useState<DraftState>("empty");
  // What forgets a write that is still waiting, so that clearing is final.
  const forget = useRef(() => {});
  const { subscribe, getValues, reset } = form;
  const omitted = omit.join();

  useEffect(() => {
    const stored = readDraft(key);
    if (stored && stored.savedAt > serverSavedAt) {
      reset(overlay(getValues(), stored.values) as Input, { keepDefaultValues: true });
      setState("restored");
    } else {
      if (stored) removeDraft(key);
      setState("empty");
    }

    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      timer = undefined;
      const values = Object.entries(getValues()).filter(
        ([name]) => !omitted.split(",").includes(name),
      );
      const draft = { savedAt: Date.now(), values: Object.fromEntries(values) };
      setState(writeDraft(key, draft) ? "saved" : "refused");
    };
    const flush = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      write();
    };
    const stop = subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // A reset names no field: it is the page's doing, not the person's.
        if (name === undefined) return;
        clearTimeout(timer);
        timer = setTimeout(write, pauseMs);
      },
    });
    forget.current = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    // A phone may end a page in the background without a word: both events are needed.
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      flush();
      stop();
      window.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
    };
  }, [key, serverSavedAt, omitted, subscribe, getValues, reset]);

  const clear = useCallback(() => {
    forget.current();
    removeDraft(key);
    setState("empty");
  }, [key]);
  return { state, clear };
}
