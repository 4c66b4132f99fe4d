/**
 * What can be pressed on a phone and is smaller than a thumb: less than 44 px high or wide, where it
 * is pressed rather than where it is drawn, so that a label and a widened edge count. Spared, as WCAG
 * 2.5.8 spares them: links within a sentence, a link whose address has a target large enough beside
 * it, and what cannot be pressed: disabled, covered, or there for a keyboard alone. Sent into a page by
 * its source; stands alone. The page is left scrolled as it was.
 */
export function smallTargets(): string[] {
  const least = 44;
  const enough = 50;
  const pressed = `a[href], button, input:not([type="hidden"]), select, textarea, summary,
    ${[
      "button",
      "link",
      "tab",
      "option",
      "menuitem",
      "menuitemcheckbox",
      "menuitemradio",
      "switch",
      "checkbox",
      "radio",
      "slider",
      "treeitem",
      "gridcell",
    ]
      .map((role) => `[role="${role}"][tabindex]`)
      .join(", ")}, [role="option"]`;
  type Point = readonly [x: number, y: number];

  const isOff = (element: Element): boolean =>
    element.matches(":disabled, [aria-disabled=true]") ||
    element.closest("[inert], [aria-hidden=true]") !== null ||
    getComputedStyle(element).pointerEvents === "none" ||
    !element.checkVisibility({ visibilityProperty: true });

  /** A link among words that are no link has the height of their line. */
  const isInSentence = (element: Element): boolean => {
    if (getComputedStyle(element).display !== "inline") return false;
    let block = element.parentElement;
    while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
    let words = "";
    const texts = document.createTreeWalker(block ?? element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.closest(pressed)) words += node.textContent;
    }
    return /\p{L}{2}/u.test(words);
  };

  const labelsOf = (element: Element): Element[] => [
    ...((element as Partial<HTMLInputElement>).labels ?? []),
  ];

  /** Whether a press on `at` is one on the element: on its label, and on nothing pressed within it. */
  const takes = (element: Element, at: Element | null): boolean =>
    at !== null &&
    (at === element ||
      (element.contains(at) && (at.closest(pressed) ?? element) === element) ||
      labelsOf(element).some((label) => label.contains(at) && !at.closest("a, button")));

  /**
   * How far a press still reaches it from a point, to both sides of an axis; at least so far where that is
   * enough. Of four dots one is asked until one is missed: most targets are large, and a dot is dear.
   */
  function reach(element: Element, [x, y]: Point, [dx, dy]: Point): number {
    const stride = 4;
    let far = 1;
    for (const way of [-1, 1]) {
      const isReached = (step: number) =>
        step < least &&
        takes(element, document.elementFromPoint(x + way * step * dx, y + way * step * dy));
      let step = 0;
      while (isReached(step + stride)) step += stride;
      while (isReached(step + 1)) step += 1;
      far += step;
      if (far >= least) break;
    }
    return far;
  }

  /** The largest that a press finds from the middle of it or of a label; nothing where it is covered. */
  function sizeOf(element: Element): Point | undefined {
    let best: Point | undefined;
    for (const part of [element, ...labelsOf(element)]) {
      const [box] = part.getClientRects();
      if (!box) continue;
      const middle: Point = [box.left + box.width / 2, box.top + box.height / 2];
      if (!takes(element, document.elementFromPoint(...middle))) continue;
      const size: Point = [reach(element, middle, [1, 0]), reach(element, middle, [0, 1])];
      if (!best || Math.min(...size) > Math.min(...best)) best = size;
    }
    return best;
  }

  const scrolled: [Element, number, number][] = [];
  function bringToMiddle(element: Element): void {
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (at.scrollHeight > at.clientHeight || at.scrollWidth > at.clientWidth) {
        scrolled.push([at, at.scrollLeft, at.scrollTop]);
      }
    }
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  }

  const isLarge = (size: Point | undefined): boolean =>
    // A press is measured by whole pixels, and an edge may lie between two.
    size !== undefined && Math.min(...size) >= least - 1;

  const large = new Set<string>();
  const small: { element: Element; size: Point }[] = [];
  const seen = new Map<string, number>();
  for (const element of document.body.querySelectorAll(pressed)) {
    if (isOff(element) || isInSentence(element)) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width < least - 0.5 || height < least - 0.5) {
      // A thousand rows are alike: the first of them tell.
      const kind = `${element.localName} ${element.className}`;
      const before = seen.get(kind) ?? 0;
      if (before >= enough) continue;
      seen.set(kind, before + 1);
      let size = sizeOf(element);
      if (!isLarge(size)) {
        // An edge of the window or of a box that scrolls may have cut it.
        bringToMiddle(element);
        size = sizeOf(element);
      }
      if (!size) continue;
      if (!isLarge(size)) {
        small.push({ element, size });
        continue;
      }
    }
    if (element instanceof HTMLAnchorElement) large.add(element.href);
  }
  for (const [element, left, top] of scrolled.toReversed()) element.scrollTo(left, top);

  const wordsOf = small
    .filter(({ element }) => !(element instanceof HTMLAnchorElement && large.has(element.href)))
    .map(({ element, size: [width, height] }) => {
      const ways = [
        ...(width < least - 1 ? [`${width} px of width`] : []),
        ...(height < least - 1 ? [`${height} px of height`] : []),
      ];
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
      const classes = (element.getAttribute("class") ?? "").slice(0, 60);
      return `is pressed on ${ways.join(" and ")} at ${innerWidth} px: <${element.localName} class="${classes}"> ${name.slice(0, 40)}`;
    });
  const told = [...new Set(wordsOf)];
  const more =
    told.length > 3 ? [`${told.length - 3} more are pressed on less than ${least} px`] : [];
  return [...told.slice(0, 3), ...more];
}
