import { expect } from "storybook/test";

/**
 * What is left of a part's look when nobody sees its colours: its edges, where they stand out from the
 * ground, its outline, weight and marks.
 */
export function shapeOf(part: Element) {
  const style = getComputedStyle(part);
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  const edge = (width: string, kind: string, colour: string) =>
    kind === "none" || colour === ground || colour === "rgba(0, 0, 0, 0)"
      ? "0px"
      : `${width} ${kind}`;
  return {
    top: edge(style.borderTopWidth, style.borderTopStyle, style.borderTopColor),
    right: edge(style.borderRightWidth, style.borderRightStyle, style.borderRightColor),
    bottom: edge(style.borderBottomWidth, style.borderBottomStyle, style.borderBottomColor),
    left: edge(style.borderLeftWidth, style.borderLeftStyle, style.borderLeftColor),
    outline: edge(style.outlineWidth, style.outlineStyle, style.outlineColor),
    weight: style.fontWeight,
    line: style.textDecorationLine,
    mark: getComputedStyle(part, "::after").content,
  };
}

/** Fails unless the two look different without any colour. */
export async function toldApart(
  one: Element | null | undefined,
  other: Element | null | undefined,
) {
  if (!one || !other) throw new Error("Nothing to compare");
  await expect(shapeOf(one)).not.toEqual(shapeOf(other));
}
