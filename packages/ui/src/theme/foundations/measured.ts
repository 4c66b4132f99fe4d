import { expect } from "storybook/test";

const said = { width: "137px", height: "83px", padding: "13px", margin: "11px" };

/** Measures what has been given those classes. */
export const measure = async (root: ParentNode, part: string) => {
  const elements = [...root.querySelectorAll<HTMLElement>(".said")];
  await expect(elements, part).not.toHaveLength(0);
  for (const element of elements) {
    const { width, height, padding, margin, display, fontSize } = getComputedStyle(element);
    await expect({ part, width, height, padding, margin, display, fontSize }).toEqual({
      part,
      ...said,
      display: "block",
      fontSize: "28px",
    });
  }
};
