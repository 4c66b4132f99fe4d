/**
 * The words that a line ends inside: "Introduc|tory". A line may end at a hyphen or a slash, as
 * print does; what only screen readers read is on no line.
 */
export function brokenWords(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest(".sr-only, script, style, svg")) continue;
    for (const { index, 0: word } of (node.textContent ?? "").matchAll(/[^\s\-–/]+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}
