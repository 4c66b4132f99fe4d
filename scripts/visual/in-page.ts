/** What runs inside a story's page. Each function is sent there by its source, and stands alone. */

/** How a story ended, by Storybook's own word; `again` where its play failed at first. */
export type Ending = { error?: string; again?: true };

/** What axe is asked of a story besides what is asked of all; nothing where it is switched off. */
type AxeParameters = { test?: string; disable?: boolean };

declare global {
  interface Window {
    storyEnd: Promise<Ending>;
    /** Puts another story into the page, without loading it anew. */
    showInstead: (storyId: string) => void;
    /** Has axe look at the story as it stands, by its own parameters; what it refuses. */
    askAxe: (storyId: string, parameters: AxeParameters) => Promise<string[]>;
    __STORYBOOK_PREVIEW__: {
      initializationPromise: Promise<void>;
      extract(): Promise<Record<string, PreparedStory>>;
    };
  }
}

/** A story with what its file, its component and the project say of it. */
export type PreparedStory = {
  id: string;
  title: string;
  name: string;
  parameters: {
    chromatic?: { modes?: Record<string, unknown>; disableSnapshot?: boolean };
    /** False where a test squeezes parts as no page would: it is neither read nor pressed. */
    legible?: boolean;
    a11y?: AxeParameters;
  };
  globals: { viewport?: { value?: string }; media?: string; theme?: string; colours?: string };
};

/** Forgets what the story before has left on the device. */
export function forget(): void {
  if (location.protocol !== "http:") return;
  localStorage.clear();
  sessionStorage.clear();
}

/** Before the page's own scripts: listens for the end of the story and its play, and asks axe when told to. */
export function listenForEnd(): void {
  type Violation = { id: string; nodes: { target: unknown; failureSummary?: string }[] };
  type Channel = {
    on(event: string, heard: (told: unknown) => void): void;
    off(event: string, heard: (told: unknown) => void): void;
    emit(event: string, ...told: unknown[]): void;
  };

  let tell: (ending: Ending) => void = () => {};
  window.storyEnd = new Promise((resolve) => (tell = resolve));
  let error: string | undefined;
  const wordsOf = (told: unknown) => {
    const { message, description, name } = (told ?? {}) as Record<string, string | undefined>;
    return (message ?? description ?? name ?? String(told)).split("\n").slice(0, 3).join(" ");
  };
  const keep = (told: unknown) => void (error ??= wordsOf(told));
  const stop = (told: unknown) => {
    keep(told);
    tell({ error });
  };
  const violationsOf = ({ violations }: { violations: Violation[] }) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => {
        const why = node.failureSummary?.split("\n").slice(1).join(" ").trim().slice(0, 200);
        return `axe ${id} at ${String(node.target)}: ${why ?? ""}`;
      }),
    );

  let channel: Channel | undefined;
  window.showInstead = (storyId) => {
    error = undefined;
    window.storyEnd = new Promise((resolve) => (tell = resolve));
    // What a play has left: a draft, a tab's hash, a focus, a place far down.
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, "", location.pathname + location.search);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
    channel?.emit("setCurrentStory", { storyId, viewMode: "story" });
  };
  window.askAxe = (storyId, parameters) =>
    new Promise((resolve) => {
      const done = (found: string[]) => {
        channel?.off("storybook/a11y/result", heard);
        channel?.off("storybook/a11y/error", failed);
        resolve(found);
      };
      const heard = (result: unknown) => done(violationsOf(result as { violations: Violation[] }));
      const failed = (told: unknown) => done([`axe: ${wordsOf(told)}`]);
      channel?.on("storybook/a11y/result", heard);
      channel?.on("storybook/a11y/error", failed);
      channel?.emit("storybook/a11y/manual", storyId, parameters);
    });
  Object.defineProperty(window, "__STORYBOOK_ADDONS_CHANNEL__", {
    configurable: true,
    get: () => channel,
    set(opened: Channel) {
      channel = opened;
      opened.on("playFunctionThrewException", keep);
      opened.on("unhandledErrorsWhilePlaying", (errors) => keep((errors as unknown[])[0]));
      opened.on("storyMissing", () => stop("no such story"));
      opened.on("storyErrored", stop);
      opened.on("storyThrewException", stop);
      opened.on("storyFinished", () => tell({ error }));
    },
  });
}

/** Has a form write its draft now, as on leaving: it says so, and no picture waits for the pause in typing. */
export function writeDrafts(): void {
  window.dispatchEvent(new PageTransitionEvent("pagehide"));
}

/**
 * Until fonts and images are there and nothing has changed for three frames; a second at most. Where
 * something is to come (a skeleton or a spinner says so, or its script has just arrived) it may, for
 * React shows what it has been waiting for up to 0.3 s late.
 */
export async function untilQuiet(scriptCame: boolean): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await document.fonts.ready;
  let changed = true;
  const observer = new MutationObserver(() => (changed = true));
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const enough = () =>
    scriptCame || document.querySelector(".animate-pulse, .animate-appear, [data-coming]") ? 25 : 3;
  for (let quiet = 0, frames = 0; quiet < enough() && frames < 60; frames++) {
    await frame();
    const waiting = [...document.images].some((i) => !i.complete && i.loading !== "lazy");
    quiet = changed || waiting ? 0 : quiet + 1;
    changed = false;
  }
  observer.disconnect();
}

/** Where the content ends, from the top of the page: a button needs no picture of empty paper. */
export function contentBottom(): number {
  let bottom = 0;
  const look = (element: Element) => {
    const style = getComputedStyle(element);
    if (style.display === "none" || style.visibility === "hidden") return;
    const box = element.getBoundingClientRect();
    const page = element === document.body || element.id === "storybook-root";
    if (!page && box.width > 0 && box.height > 0) bottom = Math.max(bottom, box.bottom + scrollY);
    // What a box clips or scrolls is no longer than the box.
    if (page || style.overflowY === "visible") [...element.children].forEach(look);
  };
  look(document.body);
  return Math.ceil(bottom);
}

/** No caret that blinks, no colour on its way, nothing left undrawn for being far down, and the page at its top. */
export function holdStill(): void {
  const style = document.getElementById("hold-still") ?? document.createElement("style");
  style.id = "hold-still";
  style.textContent =
    "*, ::before, ::after { caret-color: transparent !important; content-visibility: visible !important; transition: none !important }";
  document.head.append(style);
  scrollTo(0, 0);
}

/** In forced colours a caret has the system's colour, whatever a page says; a box that is only read has none. */
export function hideCaret(): void {
  const box = document.activeElement;
  if (!(box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement)) return;
  if (box.readOnly) return;
  box.readOnly = true;
  box.dataset["caretHidden"] = "";
}

/** Lets the box be typed in again. */
export function showCaret(): void {
  for (const box of document.querySelectorAll<HTMLInputElement>("[data-caret-hidden]")) {
    box.readOnly = false;
    delete box.dataset["caretHidden"];
  }
}

/** Another theme from now on, as the toolbar sets it; the one before. */
export function setTheme(theme: string): string {
  const { dataset } = document.documentElement;
  const before = dataset["theme"] ?? "light";
  dataset["theme"] = theme;
  return before;
}

/** What each custom property is given, by selector, in the styles of this page: a school's tokens. */
export function tokensOf(): Record<string, string> {
  const tokens: Record<string, string> = {};
  const look = (rules: CSSRuleList, within: string) => {
    for (const rule of rules) {
      if (
        rule instanceof CSSStyleRule &&
        /:root|:host|data-theme|data-density/.test(rule.selectorText)
      ) {
        for (const name of rule.style) {
          if (!name.startsWith("--")) continue;
          tokens[`${name} in ${within}${rule.selectorText}`] = rule.style
            .getPropertyValue(name)
            .trim();
        }
      }
      const inner = (rule as CSSGroupingRule).cssRules;
      const condition = rule instanceof CSSMediaRule ? `${rule.conditionText} ` : "";
      if (inner) look(inner, within + condition);
    }
  };
  for (const sheet of document.styleSheets) look(sheet.cssRules, "");
  return tokens;
}
