/**
 * Shows in the preview what a printer or a person with reduced motion or forced colours gets: the conditions of the
 * loaded stylesheets' media rules, and of `matchMedia`, are rewritten, and back again.
 */
export type EmulatedMedia = {
  /** As on paper: print rules count, screen rules do not. */
  print: boolean;
  /** As for a person who asked for less motion; `false` leaves it to the browser. */
  reducedMotion: boolean;
  /** As for a person who forces colours on every page; `false` leaves it to the browser. */
  forcedColors: boolean;
};

// Media features that hold or fail everywhere, so that they can stand inside longer conditions.
const holds = "(min-width: 0px)";
const fails = "(max-width: 0px)";

const original = new WeakMap<MediaList, string>();
const realMatchMedia = globalThis.matchMedia.bind(globalThis);
let emulated: EmulatedMedia = { print: false, reducedMotion: false, forcedColors: false };

function rewritten(condition: string): string {
  let text = condition;
  if (emulated.print) {
    text = text
      .replaceAll(/\bonly\s+/g, "")
      .replaceAll(/\bprint\b/g, holds)
      .replaceAll(/\bscreen\b/g, fails);
  }
  if (emulated.reducedMotion) {
    text = text
      .replaceAll(/\(prefers-reduced-motion(: reduce)?\)/g, holds)
      .replaceAll(/\(prefers-reduced-motion: no-preference\)/g, fails);
  }
  if (emulated.forcedColors) {
    text = text.replaceAll(/\(forced-colors(: active)?\)/g, holds);
  }
  return text;
}

function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = original.get(rule.media) ?? rule.media.mediaText;
      original.set(rule.media, text);
      const wanted = rewritten(text);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if ("cssRules" in rule) rewriteRules(rule.cssRules as CSSRuleList);
  }
}

function rewriteAll(): void {
  for (const sheet of document.styleSheets) {
    try {
      rewriteRules(sheet.cssRules);
    } catch {
      // A stylesheet of another origin does not show its rules; ours are all our own.
    }
  }
}

globalThis.matchMedia = (condition) => realMatchMedia(rewritten(condition));

// Stylesheets that come later, with a story's own code or after an edit.
new MutationObserver(() => {
  if (Object.values(emulated).includes(true)) rewriteAll();
}).observe(document.head, { childList: true, subtree: true, characterData: true });

/** Emulates these media from now on. */
export function emulateMedia(wanted: EmulatedMedia): void {
  const changed =
    emulated.print !== wanted.print ||
    emulated.reducedMotion !== wanted.reducedMotion ||
    emulated.forcedColors !== wanted.forcedColors;
  emulated = wanted;
  if (changed) rewriteAll();
  document.documentElement.toggleAttribute("data-emulated-print", wanted.print);
}
