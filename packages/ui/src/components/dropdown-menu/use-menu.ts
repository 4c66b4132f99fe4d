import type { FocusEvent, KeyboardEvent } from "react";
import { useEffect, useRef, useState } from "react";

/**
 * The behaviour of a menu under a button (ARIA authoring practices): arrows, Home, End and first
 * letters move focus, Escape closes and returns it, Tab and any press outside close.
 */
export function useMenu() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const wanted = useRef<"first" | "last">("first");

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

  function openAt(place: "first" | "last") {
    wanted.current = place;
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
    const target = targetOf(event.key, all, at);
    if (target) {
      event.preventDefault();
      target.focus();
    } else if (event.key === "Escape") {
      // The menu takes this Escape; a dialog around it stays.
      event.stopPropagation();
      close();
    }
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
    menuProps: { role: "menu", onKeyDown: onMenuKeyDown },
  };
}

const itemsOf = (root: HTMLElement | null) => [
  ...(root?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** The item a key leads to from the one at index `at`. */
function targetOf(key: string, all: HTMLElement[], at: number): HTMLElement | undefined {
  if (key === "ArrowDown") return all[(at + 1) % all.length];
  if (key === "ArrowUp") return all.at(at <= 0 ? -1 : at - 1);
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  if (key.length !== 1 || key === " ") return undefined;
  const letter = key.toLowerCase();
  const fromHere = [...all.slice(at + 1), ...all.slice(0, at + 1)];
  return fromHere.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter));
}
