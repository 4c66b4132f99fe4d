import { useState, type FocusEvent, type KeyboardEvent } from "react";

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Ways through a grid of boxes: Tab stops at one of them, arrow keys lead to its neighbours. */
export function useGridKeys() {
  const [at, setAt] = useState("0:0");
  return {
    /** What a box is told of its place. */
    placeOf: (row: number, column: number) => {
      const place = `${row}:${column}`;
      return { "data-place": place, tabIndex: place === at ? 0 : -1 };
    },
    /** For the grid itself. */
    handlers: {
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const { place } = target.dataset;
        if (place !== undefined) setAt(place);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const step = steps[event.key];
        if (!step) return;
        event.preventDefault();
        const [row = 0, column = 0] = at.split(":").map(Number);
        const next = `${row + step[0]}:${column + step[1]}`;
        event.currentTarget.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
      },
    },
  };
}
