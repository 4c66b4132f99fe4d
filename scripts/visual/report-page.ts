/** The report's page: causes, of each one picture of every component, and the rest when asked for. */
import type { Report, Reported } from "./reported.ts";

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 0 }
main { max-width: 1400px; margin: 0 auto; padding: 1rem 1.5rem 4rem }
h1 { font-size: 1.25rem; margin: 0 }
h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere }
p { margin: .25rem 0; color: color-mix(in srgb, currentColor 70%, transparent) }
section { margin-top: 2rem }
summary { margin-top: .75rem; cursor: pointer }
.head { display: flex; gap: 1rem; align-items: center; justify-content: space-between; flex-wrap: wrap }
.items { display: grid; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); gap: .75rem; margin-top: .75rem }
button { font: inherit; min-height: 2.25rem; padding: 0 .75rem; cursor: pointer }
.item { display: grid; gap: .25rem; justify-items: start; align-content: start; padding: .5rem; text-align: start; overflow-wrap: anywhere; font-size: .8125rem; border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .25rem; background: none; color: inherit }
.item img { width: 100%; height: 150px; object-fit: none }
[data-approved] { opacity: .45 }
dialog:focus { outline: none }
dialog { width: min(96vw, 2700px); max-width: none; height: 94vh; max-height: none; padding: 1rem; box-sizing: border-box }
.sides { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin-top: .5rem }
.side { flex: none }
.frame { position: relative }
.side img { display: block; border: 1px solid #8888 }
.place { position: absolute; outline: 2px solid #d0008f; outline-offset: 3px; pointer-events: none }
.one .side:not(.shown) { display: none }
`;

const count = (number: number, one: string) =>
  `${number.toLocaleString("en")} ${one}${number === 1 ? "" : "s"}`;

/** `1,164 pictures of 40 components` */
export const told = (items: readonly Reported[]): string => {
  const components = new Set(items.map(({ component }) => component));
  return `${count(items.length, "picture")} of ${count(components.size, "component")}`;
};

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Its picture shows where it differs first. */
const buttonOf = ({ picture, kind, file, places: [first] }: Reported) =>
  `<button class="item" data-picture="${picture}"><img loading="lazy" alt="" src="${file}.${kind === "gone" ? "before" : "now"}.png"
style="object-position: ${20 - Math.max(20, first?.left ?? 0)}px ${20 - Math.max(20, first?.top ?? 0)}px">
<strong>${picture.replace(/\.png$/, "")}</strong> <span>${kind}</span></button>`;

const gridOf = (items: readonly Reported[]) =>
  `<div class="items">${items.map(buttonOf).join("")}</div>`;

const sectionOf = ({ name, items }: Report["causes"][number], cause: number): string => {
  const first = [...Map.groupBy(items, ({ component }) => component).values()].flatMap((those) =>
    those.slice(0, 1),
  );
  const rest = items.filter((item) => !first.includes(item));
  const all = `<details><summary>Show all ${items.length}</summary>${gridOf(rest)}</details>`;
  return `<section><div class="head"><h2>${escaped(name)}: ${told(items)}</h2>
<button data-cause="${cause}" hidden>Approve this cause</button></div>
${gridOf(first)}${rest.length > 0 ? all : ""}</section>`;
};

export const pageOf = (report: Report): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures that differ · Polyportal</title>
<style>${style}</style>
<main>
<header class="head"><h1>${told(report.causes.flatMap(({ items }) => items))}</h1><output></output></header>
<p>Taken ${report.made.slice(0, 16).replace("T", " ")} UTC. The arrows walk through the pictures, Enter opens one.</p>
<p>To approve here: pnpm visual --review</p>
${report.causes.map(sectionOf).join("\n")}
<dialog tabindex="-1">
<h2></h2>
<p>← → the next, Space lays before and now over each other, a approves the picture, s its story, c its component, x its cause, Esc closes</p>
<output></output>
<div>${["picture", "story", "component", "cause"]
  .map((scope) => `<button data-scope="${scope}" hidden>Approve ${scope}</button>`)
  .join(" ")}</div>
<div class="sides"></div>
</dialog>
</main>
<script>(${walk.toString()})(${JSON.stringify(report).replaceAll("<", "\\u003c")})</script>
</html>
`;

/** What runs in the page: it is sent there by its source, and stands alone. */
function walk(report: Report): void {
  type Item = Reported & { cause: number };
  const items = report.causes.flatMap((cause, at): Item[] =>
    cause.items.map((item) => ({ ...item, cause: at })),
  );
  const scopes = { a: "picture", s: "story", c: "component", x: "cause" } as const;
  /** Served by `pnpm visual --review`, the page can approve; opened as a file it only shows. */
  const [, key] = (location.protocol === "http:" && /^#review=(.+)/.exec(location.hash)) || [];
  const approved = new Set<string>();
  const dialog = document.querySelector("dialog") as HTMLDialogElement;
  const sides = dialog.querySelector(".sides") as HTMLElement;
  let item: Item | undefined;
  let one = false;
  let side = 0;

  const buttons = () =>
    [...document.querySelectorAll<HTMLElement>(".item")].filter((it) => it.checkVisibility());
  const buttonOf = (picture = "") =>
    document.querySelector<HTMLElement>(`.item[data-picture="${picture}"]`);
  /** On the page, or on what lies over it. */
  const say = (text: string) => {
    const output = (dialog.open ? dialog : document).querySelector("output");
    if (output) output.textContent = text;
  };
  function mark(pictures: readonly string[]): void {
    for (const picture of pictures) {
      approved.add(picture);
      const button = buttonOf(picture);
      const word = button?.querySelector("span");
      if (button?.dataset["approved"] === undefined) word?.append(", approved");
      if (button) button.dataset["approved"] = "";
    }
  }

  async function approve(scope: "picture" | "story" | "component" | "cause", of: unknown) {
    const those = items.filter((it) => it[scope] === of && !approved.has(it.picture));
    const pictures = those.map(({ picture }) => picture);
    if (!key) return;
    if (pictures.length === 0) return say("Approved before.");
    if (pictures.length >= 50 && !confirm(`Approve ${pictures.length} pictures?`)) return;
    say(`Approving ${pictures.length} …`);
    const answer = await fetch("/approve", {
      method: "POST",
      headers: { "content-type": "application/json", "x-review": key },
      body: JSON.stringify({ pictures }),
    });
    say(await answer.text());
    if (answer.ok) mark(pictures);
  }

  function open(picture: string | undefined): void {
    item = items.find((it) => it.picture === picture);
    if (!item) return;
    const { kind, file, places } = item;
    const names = { changed: ["before", "now"], fresh: ["now"], gone: [] }[kind];
    const marks = places.slice(0, 200).map(({ left, top, right, bottom }) => {
      const box = { left, top, width: right - left, height: bottom - top };
      const css = Object.entries(box).map(([name, px]) => `${name}:${px}px`);
      return `<div class="place" style="${css.join(";")}"></div>`;
    });
    const heading = dialog.querySelector("h2");
    if (heading) heading.textContent = `${picture?.replace(/\.png$/, "")}: ${kind}`;
    sides.classList.toggle("one", one);
    sides.innerHTML = names
      .map((name, at) => {
        const shown = at === Math.min(side, names.length - 1) ? "shown" : "";
        const image = `<img alt="${name}" src="${file}.${name}.png">`;
        return `<div class="side ${shown}"><p>${name}</p><div class="frame">${image}${marks.join("")}</div></div>`;
      })
      .join("");
    if (!dialog.open) dialog.showModal();
    // Not its first button: nobody approves by an Enter too many.
    dialog.focus();
    buttonOf(picture)?.scrollIntoView({ block: "nearest" });
  }

  document.addEventListener("click", ({ target }) => {
    const { picture, cause, scope } = (target as Element).closest("button")?.dataset ?? {};
    if (picture) open(picture);
    if (cause) void approve("cause", Number(cause));
    for (const name of Object.values(scopes)) if (scope === name) void approve(name, item?.[name]);
  });
  dialog.addEventListener("close", () => buttonOf(item?.picture)?.focus());
  document.addEventListener("keydown", (event) => {
    const { key: pressed, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[pressed];
    if (step !== undefined) {
      event.preventDefault();
      const all = buttons();
      const from = dialog.open ? buttonOf(item?.picture) : document.activeElement;
      const next = all.findIndex((it) => it === from) + step;
      const button = all[Math.max(0, Math.min(next, all.length - 1))];
      if (dialog.open) open(button?.dataset["picture"]);
      else button?.focus();
    }
    if (!dialog.open) return;
    if (pressed === " ") {
      event.preventDefault();
      if (one) side = 1 - side;
      one = true;
      open(item?.picture);
    }
    if (pressed in scopes) {
      const scope = scopes[pressed as keyof typeof scopes];
      void approve(scope, item?.[scope]);
    }
  });

  if (!key) return;
  for (const hidden of document.querySelectorAll("[hidden]")) hidden.removeAttribute("hidden");
  // What was approved before the page was opened, or elsewhere.
  void fetch("/approved.json")
    .then((answer) => answer.json())
    .then((pictures: string[]) => mark(pictures));
}
