/** What runs in the report's page: it is sent there by its source, and stands alone. */
import type { Report, Reported } from "./reported.ts";

export const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 0 }
main { max-width: 1400px; margin: 0 auto; padding: 1rem 1.5rem 4rem }
h1 { font-size: 1.25rem; margin: 0 }
h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere }
p { margin: .25rem 0; color: color-mix(in srgb, currentColor 70%, transparent) }
section { margin-top: 2rem }
.head { display: flex; gap: 1rem; align-items: center; justify-content: space-between; flex-wrap: wrap }
.bar { display: flex; flex-wrap: wrap; gap: .5rem; margin: .5rem 0 1rem }
.bar > div { flex-basis: 100% }
.items + button { margin-top: .75rem }
.items { display: grid; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); gap: .75rem; margin-top: .75rem }
button { font: inherit; min-height: 2.25rem; padding: 0 .75rem; cursor: pointer }
.item { display: grid; gap: .25rem; justify-items: start; align-content: start; padding: .5rem; text-align: start; height: auto; overflow-wrap: anywhere; font-size: .8125rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .25rem; background: none; color: inherit }
.item img { max-width: 100%; height: 150px; object-fit: contain; object-position: left top }
[data-accepted] { opacity: .45 }
dialog:focus { outline: none }
dialog { width: min(96vw, 2700px); max-width: none; height: 94vh; max-height: none; padding: 1rem; box-sizing: border-box }
.sides { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
.side { position: relative; flex: none }
.side img { display: block; border: 1px solid #8888 }
.place { position: absolute; outline: 2px solid #d0008f; outline-offset: 3px; pointer-events: none }
.one .side:not(.shown) { display: none }
kbd { border: 1px solid; border-radius: 3px; padding: 0 .3em; font: inherit }
`;

/** Draws the report: its causes, of each one picture of every component, and the rest when asked for. */
export function showReport(report: Report): void {
  const main = document.querySelector("main") ?? document.body;
  /** Served by `pnpm visual --review`, the page can approve; opened as a file it only shows. */
  const served = location.protocol === "http:" && location.hash.startsWith("#review=");
  const key = location.hash.slice("#review=".length);
  const accepted = new Set<string>();
  const shown: { item: Reported; button: HTMLElement; cause: Reported[] }[] = [];

  const make = (tag: string, text = "", className = ""): HTMLElement => {
    const element = document.createElement(tag);
    element.textContent = text;
    if (className) element.className = className;
    return element;
  };
  const button = (text: string, pressed: () => void): HTMLElement => {
    const element = make("button", text);
    element.addEventListener("click", pressed);
    return element;
  };
  const count = (number: number, one: string) =>
    `${number.toLocaleString("en")} ${one}${number === 1 ? "" : "s"}`;
  const componentsOf = (items: readonly Reported[]) => [...new Set(items.map((i) => i.component))];

  function markAccepted(pictures: readonly string[]): void {
    for (const picture of pictures) accepted.add(picture);
    for (const { item, button: its } of shown) {
      const is = accepted.has(item.picture);
      its.toggleAttribute("data-accepted", is);
      const word = its.querySelector("span");
      if (word) word.textContent = is ? `${item.kind}, approved` : item.kind;
    }
  }

  /** On the page, and on what lies over it. */
  function say(text: string): void {
    for (const output of [status, saidInDialog]) output.textContent = text;
  }

  async function accept(items: readonly Reported[]): Promise<void> {
    const pictures = items.map((i) => i.picture).filter((picture) => !accepted.has(picture));
    if (!served) return;
    if (pictures.length === 0) return say("Approved before.");
    const all = `${count(pictures.length, "picture")} of ${count(componentsOf(items).length, "component")}`;
    if (pictures.length >= 50 && !confirm(`Approve ${all}?`)) return;
    say(`Approving ${count(pictures.length, "picture")} …`);
    const answer = await fetch("/approve", {
      method: "POST",
      headers: { "content-type": "application/json", "x-review": key },
      body: JSON.stringify({ pictures }),
    });
    say(await answer.text());
    if (answer.ok) markAccepted(pictures);
  }

  const all = report.causes.flatMap((cause) => cause.items);
  const head = make("header", "", "head");
  head.append(
    make(
      "h1",
      `${count(all.length, "picture")} of ${count(componentsOf(all).length, "component")}`,
    ),
  );
  const status = make("output");
  const saidInDialog = make("output");
  head.append(status);
  main.append(
    head,
    make(
      "p",
      `Taken ${report.made.slice(0, 16).replace("T", " ")} UTC. The arrows walk through the pictures, Enter opens one.`,
    ),
  );
  if (!served) main.append(make("p", "To approve here: pnpm visual --review"));

  for (const { name, items } of report.causes) {
    const section = make("section");
    const line = make("div", "", "head");
    line.append(
      make(
        "h2",
        `${name}: ${count(items.length, "picture")} of ${count(componentsOf(items).length, "component")}`,
      ),
    );
    if (served) line.append(button("Approve this cause", () => void accept(items)));
    const grid = make("div", "", "items");
    section.append(line, grid);
    main.append(section);
    const drawn = new Set<string>();
    const draw = (those: readonly Reported[]) => {
      for (const item of those) {
        drawn.add(item.picture);
        grid.append(itemOf(item, items));
      }
      // What is drawn later still is walked through in its place.
      shown.sort((a, b) => (a.button.compareDocumentPosition(b.button) & 4 ? -1 : 1));
      markAccepted([]);
    };
    draw(componentsOf(items).flatMap((of) => items.find((i) => i.component === of) ?? []));
    if (drawn.size < items.length) {
      const more = button(`Show all ${items.length.toLocaleString("en")}`, () => {
        draw(items.filter((i) => !drawn.has(i.picture)));
        more.remove();
      });
      section.append(more);
    }
  }

  function itemOf(item: Reported, cause: Reported[]): HTMLElement {
    const element = button("", () => open(shown.findIndex((s) => s.button === element)));
    element.className = "item";
    const image = document.createElement("img");
    image.loading = "lazy";
    image.alt = "";
    image.src = `${item.file}.webp`;
    element.append(
      image,
      make("strong", item.picture.replace(/\.png$/, "")),
      make("span", item.kind),
    );
    shown.push({ item, button: element, cause });
    return element;
  }

  const dialog = document.createElement("dialog");
  dialog.tabIndex = -1;
  main.append(dialog);
  let at = 0;
  let one = false;
  let side = 0;

  function open(index: number): void {
    const entry = shown[Math.max(0, Math.min(index, shown.length - 1))];
    if (!entry) return;
    at = shown.indexOf(entry);
    const { item, cause } = entry;
    const bar = make("div", "", "bar");
    const words = make("div");
    words.append(
      make("h2", `${item.picture.replace(/\.png$/, "")}: ${item.kind}`),
      make("p", `${at + 1} of ${shown.length}`),
      make(
        "p",
        "← → the next, Space lays before and now over each other, a approves the picture, s its story, c its component, x its cause, Esc closes",
      ),
    );
    words.append(saidInDialog);
    bar.append(words);
    if (served) {
      const of = (is: (i: Reported) => boolean) => () => void accept(all.filter(is));
      bar.append(
        button("Approve picture", () => void accept([item])),
        button(
          "Approve story",
          of((i) => i.story === item.story),
        ),
        button(
          "Approve component",
          of((i) => i.component === item.component),
        ),
        button("Approve cause", () => void accept(cause)),
      );
    }
    const sides = make("div", "", one ? "sides one" : "sides");
    const names = { changed: ["before", "now"], fresh: ["now"], gone: [] }[item.kind];
    names.forEach((name, index) => {
      const figure = make(
        "div",
        "",
        index === Math.min(side, names.length - 1) ? "side shown" : "side",
      );
      const image = document.createElement("img");
      image.alt = name;
      image.src = `${item.file}.${name}.png`;
      figure.append(make("p", name));
      const frame = make("div", "", "frame");
      frame.style.position = "relative";
      frame.append(image);
      for (const { left, top, right, bottom } of item.places.slice(0, 200)) {
        const mark = make("div", "", "place");
        Object.assign(mark.style, {
          left: `${left}px`,
          top: `${top}px`,
          width: `${right - left}px`,
          height: `${bottom - top}px`,
        });
        frame.append(mark);
      }
      figure.append(frame);
      sides.append(figure);
    });
    dialog.replaceChildren(bar, sides);
    if (!dialog.open) dialog.showModal();
    // Not its first button: nobody approves by an Enter too many.
    dialog.focus();
    entry.button.scrollIntoView({ block: "nearest" });
  }
  dialog.addEventListener("close", () => shown[at]?.button.focus());

  /** The picture above or below the one that has the focus. */
  function beside(here: number, step: number): number {
    const from = shown[here]?.button.getBoundingClientRect();
    if (!from) return 0;
    const isBeside = ({ button: other }: { button: HTMLElement }) => {
      const { left, top } = other.getBoundingClientRect();
      return Math.abs(left - from.left) < from.width / 2 && (top - from.top) * step > 0;
    };
    const found = step > 0 ? shown.findIndex(isBeside) : shown.findLastIndex(isBeside);
    return found < 0 ? here : found;
  }

  document.addEventListener("keydown", (event) => {
    const { key: pressed, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[pressed];
    const upright = pressed === "ArrowDown" || pressed === "ArrowUp";
    // A long picture is scrolled.
    if (step !== undefined && !(dialog.open && upright)) {
      event.preventDefault();
      if (dialog.open) return open(at + step);
      const here = shown.findIndex((s) => s.button === document.activeElement);
      const next = upright ? beside(here, step) : here + step;
      shown[Math.max(0, Math.min(next, shown.length - 1))]?.button.focus();
      return;
    }
    const entry = shown[at];
    if (!dialog.open || !entry) return;
    const { item, cause } = entry;
    if (pressed === " ") {
      event.preventDefault();
      if (one) side = 1 - side;
      one = true;
      open(at);
    }
    if (pressed === "a") void accept([item]);
    if (pressed === "s") void accept(all.filter((i) => i.story === item.story));
    if (pressed === "c") void accept(all.filter((i) => i.component === item.component));
    if (pressed === "x") void accept(cause);
  });

  // What was approved before the page was opened, or elsewhere.
  if (served)
    void fetch("/approved.json")
      .then((answer) => answer.json())
      .then((pictures: string[]) => markAccepted(pictures));
}
