/** What can be done to the words that are chosen in a notice's text. */
export type Mark = "bold" | "italic" | "heading" | "list" | "numbered" | "link";

/** A piece of text in place of another, and what of it is chosen then. */
export type Marked = {
  /** What is replaced. */
  readonly from: number;
  readonly to: number;
  readonly by: string;
  /** What is chosen afterwards. */
  readonly start: number;
  readonly end: number;
};

const around = { bold: "**", italic: "*" } as const;
const beginnings = {
  heading: () => "## ",
  list: () => "- ",
  numbered: (index: number) => `${index + 1}. `,
} as const;

const beginning = /^(?:#{1,3} |- |\d+\. )/;

/** How a mark changes a text of which `start` to `end` is chosen; the same mark again takes it away. */
export function mark(text: string, start: number, end: number, kind: Mark, words: string): Marked {
  const chosen = text.slice(start, end);
  if (kind === "link") {
    const by = `[${chosen || words}](https://)`;
    // The address is what is typed next.
    return { from: start, to: end, by, start: start + by.length - 1, end: start + by.length - 1 };
  }
  if (kind === "bold" || kind === "italic") {
    const sign = around[kind];
    const { length } = sign;
    const isMarked = text.slice(start - length, start) === sign && text.startsWith(sign, end);
    if (isMarked && chosen !== "") {
      const from = start - length;
      return { from, to: end + length, by: chosen, start: from, end: from + chosen.length };
    }
    const inside = chosen || words;
    const by = sign + inside + sign;
    return { from: start, to: end, by, start: start + length, end: start + length + inside.length };
  }
  // Whole lines, from the one in which the choice begins.
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split("\n");
  const prefix = beginnings[kind];
  const isMarked = lines.every((line, index) => line.startsWith(prefix(index)));
  const by = lines
    .map((line, index) => (isMarked ? "" : prefix(index)) + line.replace(beginning, ""))
    .join("\n");
  return { from, to, by, start: from + by.length, end: from + by.length };
}
