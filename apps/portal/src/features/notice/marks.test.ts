import { fc, test } from "@fast-check/vitest";
import { expect } from "vitest";
import { mark, type Mark } from "./marks.ts";

/** The text with its choice in brackets, marked. */
function marked(shown: string, kind: Mark) {
  const [start, end] = [shown.indexOf("‹"), shown.indexOf("›") - 1];
  const text = shown.replace(/[‹›]/g, "");
  const change = mark(text, start, end, kind, "words");
  const next = text.slice(0, change.from) + change.by + text.slice(change.to);
  return `${next.slice(0, change.start)}‹${next.slice(change.start, change.end)}›${next.slice(change.end)}`;
}

test.each<[Mark, string, string]>([
  ["bold", "Pay ‹today›.", "Pay **‹today›**."],
  ["bold", "Pay **‹today›**.", "Pay ‹today›."],
  ["bold", "Pay ‹›", "Pay **‹words›**"],
  ["italic", "‹Pay›", "*‹Pay›*"],
  ["heading", "One\nTw‹›o\nThree", "One\n## Two‹›\nThree"],
  ["list", "‹One\nTwo›", "- One\n- Two‹›"],
  ["list", "- On‹›e", "One‹›"],
  ["numbered", "‹- One\n- Two›\nThree", "1. One\n2. Two‹›\nThree"],
  ["link", "See ‹the calendar›.", "See [the calendar](https://‹›)."],
  ["link", "‹›", "[words](https://‹›)"],
])("%s of %j", (kind, before, after) => {
  expect(marked(before, kind)).toBe(after);
});

const kinds = fc.constantFrom<Mark>("bold", "italic", "heading", "list", "numbered", "link");

test.prop([fc.string(), fc.nat(), fc.nat(), kinds])(
  "no mark loses a word outside of what it changes",
  (text, one, other, kind) => {
    const ends = [one, other].map((at) => at % (text.length + 1)).toSorted((a, b) => a - b);
    const [start = 0, end = 0] = ends;
    const change = mark(text, start, end, kind, "words");
    expect(change.from).toBeLessThanOrEqual(start);
    expect(change.to).toBeGreaterThanOrEqual(end);
    expect(change.end).toBeLessThanOrEqual(change.from + change.by.length);
    expect(change.start).toBeLessThanOrEqual(change.end);
  },
);
