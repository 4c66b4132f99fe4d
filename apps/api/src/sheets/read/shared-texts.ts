import { SheetProblem } from "../sheet-problem.ts";
import { unescaped } from "./cell-text.ts";
import type { XmlListener } from "./xml.ts";

const mostTexts = 1_000_000;
const mostCharacters = 24_000_000;

/** Hears the texts that a workbook's cells share. How they are read aloud is not part of them. */
export function sharedTextListener(texts: string[]): XmlListener {
  let text = "";
  let inText = false;
  let inReading = false;
  let characters = 0;
  return {
    open(name) {
      if (name === "si") text = "";
      else if (name === "rPh") inReading = true;
      else if (name === "t") inText = !inReading;
    },
    text(some) {
      if (inText) text += some;
    },
    close(name) {
      if (name === "t") inText = false;
      else if (name === "rPh") inReading = false;
      else if (name === "si") {
        characters += text.length;
        texts.push(unescaped(text));
        if (texts.length > mostTexts || characters > mostCharacters) {
          throw new SheetProblem("unfolds");
        }
      }
    },
  };
}
