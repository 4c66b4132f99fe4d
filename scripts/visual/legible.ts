/**
 * What runs inside a story's page to see whether all of it can be read. Each function is sent there
 * by its source, and stands alone.
 */

/** What reaches beyond the right edge, so that the whole page scrolls sideways. */
export function sidewaysScroll(): string[] {
  const page = document.documentElement;
  // Not the window's: a phone's grows with what is too wide for it.
  const width = page.clientWidth;
  if (page.scrollWidth <= width) return [];
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    element !== page &&
    (getComputedStyle(element).overflowX !== "visible" || scrolls(element.parentElement));
  const wide = [...document.body.querySelectorAll("*")].filter(
    (element) =>
      element.getBoundingClientRect().right > width + 0.5 && !scrolls(element.parentElement),
  );
  // The innermost tell most.
  const innermost = wide.filter(
    (one) => !wide.some((other) => one !== other && one.contains(other)),
  );
  const told = innermost.slice(0, 2).map((element) => {
    const text = element.textContent?.trim().slice(0, 40) ?? "";
    return `<${element.localName} class="${(element.getAttribute("class") ?? "").slice(0, 60)}"> ${text}`;
  });
  return [`scrolls sideways at ${width} px, to ${page.scrollWidth}: ${told.join(" and ")}`];
}

/**
 * Texts of which a part cannot be seen, because an ancestor clips it, or because it lies outside a
 * window that cannot be scrolled there. What is shortened on purpose says so: by an ellipsis, a
 * count of lines, or `data-truncate`.
 */
export function cutTexts(): string[] {
  type Edges = { left: number; top: number; right: number; bottom: number };
  const slack = 2;

  /** Whether it is there for a screen reader only, or told of by its own ellipsis. */
  const spared = (element: Element, style: CSSStyleDeclaration): boolean =>
    style.clipPath !== "none" ||
    style.clip !== "auto" ||
    style.textOverflow === "ellipsis" ||
    style.webkitLineClamp !== "none" ||
    // What is within a drawing has no box of its own.
    (element.clientWidth <= 1 && element.clientHeight <= 1 && !element.closest("svg *")) ||
    element.hasAttribute("data-truncate") ||
    element.hasAttribute("inert");

  /** The first ancestor that lets less of `text` be seen than there is; nothing if all of it can. */
  function cutBy(element: Element, text: Edges): string | undefined {
    let { left, top, right, bottom } = text;
    let escapes: "no" | "absolute" | "fixed" = "no";
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (spared(at, style)) return undefined;
      const holds =
        escapes === "no" ||
        (escapes === "absolute" && style.position !== "static") ||
        style.transform !== "none";
      if (holds) {
        escapes = "no";
        const box = at.getBoundingClientRect();
        const inline = style.display === "inline" && at.localName !== "svg";
        const clips = (overflow: string) =>
          !inline && (overflow === "hidden" || overflow === "clip");
        const scrolls = (overflow: string) =>
          !inline && (overflow === "auto" || overflow === "scroll");
        const name = `<${at.localName} class="${(at.getAttribute("class") ?? "").slice(0, 60)}">`;
        if (clips(style.overflowX) && (left < box.left - slack || right > box.right + slack))
          return name;
        if (clips(style.overflowY) && (top < box.top - slack || bottom > box.bottom + slack))
          return name;
        // What scrolls can be brought to light; from here on its box counts.
        if (scrolls(style.overflowX)) [left, right] = [box.left, box.right];
        if (scrolls(style.overflowY)) [top, bottom] = [box.top, box.bottom];
        if (style.position === "absolute") escapes = "absolute";
        if (style.position === "fixed") escapes = "fixed";
      }
    }
    const page = document.documentElement;
    if (escapes === "fixed") {
      const outside =
        left < -slack || top < -slack || right > innerWidth + slack || bottom > innerHeight + slack;
      return outside ? "the window, in which it stands fixed" : undefined;
    }
    const outside =
      left + scrollX < -slack ||
      top + scrollY < -slack ||
      right + scrollX > page.scrollWidth + slack;
    return outside ? "the edge of the page" : undefined;
  }

  const cut = new Map<string, Set<string>>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const words = node.textContent?.trim() ?? "";
    if (!element || words === "" || element.closest("script, style")) continue;
    if (!element.closest("svg") && element.closest("[aria-hidden=true]")) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      // A line is taller than its letters: what cuts a fifth of it cuts none of them.
      const spare = box.height / 5;
      const by = cutBy(element, {
        left: box.left,
        right: box.right,
        top: box.top + spare,
        bottom: box.bottom - spare,
      });
      if (by) cut.set(by, (cut.get(by) ?? new Set()).add(`"${words.slice(0, 40)}"`));
    }
  }
  return [...cut].map(([by, words]) => {
    const more = words.size > 3 ? ` and ${words.size - 3} more` : "";
    return `${[...words].slice(0, 3).join(", ")}${more} cut by ${by}`;
  });
}

/**
 * Texts that lie on each other. What floats over the page (a menu, a bar that stays) may lie on what is
 * under it, and what is cut off by a box that scrolls lies nowhere. A drawing's texts may lie on the
 * page's, as a stamp does, and not on each other.
 */
export function overlaps(): string[] {
  type Text = {
    node: Node;
    words: string;
    layer: Element;
    drawing: Element | null;
    left: number;
    top: number;
    right: number;
    bottom: number;
  };
  const slack = 2;

  const floats = ({ position, zIndex }: CSSStyleDeclaration): boolean =>
    position === "fixed" || position === "sticky" || (position !== "static" && zIndex !== "auto");

  /** What can be seen of a line, and in which layer; nothing where a box hides it. */
  function seen(node: Node, element: Element, line: DOMRect): Text | undefined {
    // A line is taller than its letters.
    const spare = line.height / 5;
    const found: Text = {
      node,
      words: node.textContent?.trim().slice(0, 40) ?? "",
      layer: document.body,
      drawing: element.closest("svg"),
      left: line.left + slack,
      right: line.right - slack,
      top: line.top + spare,
      bottom: line.bottom - spare,
    };
    let layer: Element | undefined;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.clipPath !== "none" || style.clip !== "auto") return undefined;
      if (style.overflow !== "visible" && style.display !== "inline") {
        const box = at.getBoundingClientRect();
        found.left = Math.max(found.left, box.left);
        found.right = Math.min(found.right, box.right);
        found.top = Math.max(found.top, box.top);
        found.bottom = Math.min(found.bottom, box.bottom);
      }
      if (floats(style)) layer ??= at;
    }
    if (found.right <= found.left || found.bottom <= found.top) return undefined;
    return { ...found, layer: layer ?? document.body };
  }

  const lines: Text[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest("script, style")) continue;
    // A drawing is hidden from screen readers, not from eyes.
    if (!element.closest("svg") && element.closest("[aria-hidden=true]")) continue;
    // What is far off may not have been laid out since the window became another.
    const drawn = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
    if (!element.checkVisibility(drawn)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const text = seen(node, element, line);
      if (text?.words) lines.push(text);
    }
  }
  lines.sort((a, b) => a.top - b.top);
  const found = new Set<string>();
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.top > one.bottom - slack) break;
      // Letters of two fonts, as a name may need, are two boxes of one line.
      if (other.node === one.node || other.layer !== one.layer) continue;
      if (other.drawing !== one.drawing) continue;
      if (other.left < one.right - slack && one.left < other.right - slack) {
        const both = [one.words, other.words].toSorted();
        found.add(`"${both.join('" and "')}" lie on each other`);
      }
    }
  }
  return [...found].slice(0, 3);
}

/** Texts that are shortened on purpose, to less than a reader can guess the rest from. */
export function stubs(): string[] {
  /** About three letters and the sign that more was there, in the text's own size. */
  const least = 2.5;
  const found = [...document.body.querySelectorAll<HTMLElement>("*")].filter((element) => {
    const { textOverflow, overflowX, webkitLineClamp, fontSize } = getComputedStyle(element);
    const shortens =
      (textOverflow === "ellipsis" && overflowX !== "visible") || webkitLineClamp !== "none";
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    return (
      shortens &&
      (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1) &&
      clientWidth < least * Number.parseFloat(fontSize) &&
      // What is there for a screen reader only is a pixel wide.
      clientWidth > 1 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  });
  return found.map(
    (element) => `"${element.textContent?.trim().slice(0, 40)}" shortened to a letter or two`,
  );
}

/** Words of headings that stand on two lines, though the page has room enough for them on one. */
export function brokenWords(): string[] {
  const found = new Set<string>();
  for (const heading of document.querySelectorAll("h1, h2, h3, h4, h5, h6, [role=heading]")) {
    if (!heading.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{M}]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [first, last] = [parts[0], parts.at(-1)];
        // Letters of two fonts, as a name may need, are two parts of one line.
        if (!first || !last || last.top < first.bottom - 2) continue;
        const whole = parts.reduce((sum, { width }) => sum + width, 0);
        // Two fifths of the page may be sides and a sign beside the words.
        if (whole <= innerWidth * 0.6) found.add(`"${word}" of a heading is broken in two`);
      }
    }
  }
  return [...found].slice(0, 3);
}

/** Text twice as large, as a person with weak eyes sets it. */
export function enlargeText(): void {
  document.documentElement.style.fontSize = "200%";
  // What a browser has not laid out yet would be measured as if it were empty.
  const style = document.getElementById("draw-all") ?? document.createElement("style");
  style.id = "draw-all";
  style.textContent = "* { content-visibility: visible !important }";
  document.head.append(style);
  // What is placed by script was not there when that person set it: it takes its place anew.
  dispatchEvent(new Event("resize"));
}

/** Undoes {@link enlargeText}, for the story that comes next into the page. */
export function restoreText(): void {
  document.documentElement.style.fontSize = "";
  document.getElementById("draw-all")?.remove();
}
