import type { SheetAct } from "./acts.ts";

/** What a lecturer does next with a sheet. */
export type NextAct = "submit" | "enter" | "look";

/** The next step towards publication of whoever may do these acts: with nothing missing it is handed on. */
export const nextActOf = (
  acts: readonly SheetAct[],
  { approved, missing }: { readonly approved: number; readonly missing: number },
): NextAct => {
  if (acts.includes("submit") && approved > 0 && missing === 0) return "submit";
  return acts.includes("enter") ? "enter" : "look";
};
