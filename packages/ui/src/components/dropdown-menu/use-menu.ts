import type { FocusEvent, KeyboardEvent } from "react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { place } from "./place.ts";
import { useEscape } from "./use-escape.ts";

/** Letters in quicker succession belong to one word. */
const wordPauseMs = 700;

/**
 * The behaviour of a menu button (ARIA authoring practices): arrows, Home, End and letters move the focus,
 * Escape closes and returns it, Tab and any press outside close.
 */
export function useMenu(align: "start" | "end") {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const wanted = useRef<"first" | "last">("first");
  const typed = useRef({ word: "", at: 0 });

  useEscape(open, close);

  useLayoutEffect(() => {
    const [menu, button] = [panel.current, trigger.current];
    if (!open || !menu || !button) return;
    // In the top layer, so that no scrolling table or dialog clips it.
    menu.showPopover?.();
    const stay = () => place(menu, button, align);
    stay();
    addEventListener("scroll", stay, true);
    addEventListener("resize", stay);
    return () => {
      removeEventListener("scroll", stay, true);
      removeEventListener("resize", stay);
    };
  }, [open, align]);

  useEffect(() => {
    if (!open) return;
    const all = itemsOf(root.current);
    (wanted.current === "first" ? all[0] : all.at(-1))?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside, true);
    return () => document.removeEventListener("pointerdown", closeOutside, true);
  }, [open]);

  function openAt(where: "first" | "last") {
    wanted.current = where;
    setOpen(true);
  }

  function close() {
    setOpen(false);
    trigger.current?.focus();
  }

  function onTriggerKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    openAt(event.key === "ArrowDown" ? "first" : "last");
  }

  function onMenuKeyDown(event: KeyboardEvent) {
    const all = itemsOf(root.current);
    const at = all.findIndex((item) => item === document.activeElement);
    const { key, timeStamp, ctrlKey, metaKey, altKey } = event;
    let target = arrowTarget(key, all, at);
    if (key.length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey) {
      const { word, at: before } = typed.current;
      typed.current = { word: timeStamp - before < wordPauseMs ? word + key : key, at: timeStamp };
      target = wordTarget(typed.current.word.toLowerCase(), all, at);
    }
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  function onBlur(event: FocusEvent) {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
  }

  return {
    open,
    close,
    rootProps: { ref: root, onBlur },
    triggerProps: {
      ref: trigger,
      "aria-haspopup": "menu" as const,
      "aria-expanded": open,
      onClick: () => (open ? setOpen(false) : openAt("first")),
      onKeyDown: onTriggerKeyDown,
    },
    panelProps: { ref: panel, popover: "manual" as const },
    menuProps: { role: "menu", onKeyDown: onMenuKeyDown },
  };
}

const itemsOf = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];

/** The item that an arrow, Home or End leads to from index `at`. */
function arrowTarget(key: string, all: HTMLElement[], at: number): HTMLElement | undefined {
  if (key === "ArrowDown") return all[(at + 1) % all.length];
  if (key === "ArrowUp") return all.at(at <= 0 ? -1 : at - 1);
  if (key === "Home") return all[0];
  return key === "End" ? all.at(-1) : undefined;
}

/** The item that begins with what was typed. Repeating one letter cycles. */
function wordTarget(word: string, all: HTMLElement[], at: number): HTMLElement | undefined {
  const sameLetter = word.replaceAll(word.charAt(0), "") === "";
  const [from, sought] = sameLetter ? [at + 1, word.charAt(0)] : [Math.max(0, at), word];
  return [...all.slice(from), ...all.slice(0, from)].find((item) =>
    item.textContent?.trim().toLowerCase().startsWith(sought),
  );
}
