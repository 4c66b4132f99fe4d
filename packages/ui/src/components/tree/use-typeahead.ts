import type { KeyboardEvent } from "react";
import { useRef } from "react";

/** Letters in quicker succession belong to one word. */
const wordPauseMs = 700;

/**
 * Returns the index of the label that a typed letter leads to. Letters in quick succession form a word, and
 * repeating one letter cycles.
 */
export function useTypeahead() {
  const typed = useRef({ word: "", at: 0 });
  const find = (
    event: KeyboardEvent,
    labels: readonly string[],
    from: number,
  ): number | undefined => {
    const { key, timeStamp } = event;
    const { word: before, at } = typed.current;
    const word = (timeStamp - at < wordPauseMs ? before + key : key).toLowerCase();
    typed.current = { word, at: timeStamp };
    const sameLetter = word.replaceAll(word.charAt(0), "") === "";
    const sought = sameLetter ? word.charAt(0) : word;
    const start = sameLetter ? from + 1 : from;
    for (let step = 0; step < labels.length; step += 1) {
      const place = (start + step) % labels.length;
      if (labels[place]?.toLowerCase().startsWith(sought)) return place;
    }
    return undefined;
  };
  /** Other keys start a new word. */
  const forget = () => {
    typed.current = { word: "", at: 0 };
  };
  return { find, forget };
}
