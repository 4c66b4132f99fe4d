import { expect, waitFor } from "storybook/test";

export const semesters = [
  { label: "First 2024/2025", values: [3.41] },
  { label: "Second 2024/2025", values: [3.62] },
  { label: "First 2025/2026", values: [3.28] },
  { label: "Second 2025/2026", values: [4.05] },
];

export const programmes = [
  ["Computer Science", 1_412],
  ["Science Laboratory Technology", 968],
  ["Accountancy", 811],
  ["Business Administration and Management", 640],
  ["Electrical/Electronics Engineering Technology", 455],
  ["Mass Communication", 300],
  ["Quantity Surveying", 88],
  ["Leisure and Tourism Management", 6],
].map(([label, value]) => ({ label: String(label), values: [Number(value)] }));

/** Waits until the library has drawn this many elements. */
export const drawn = async (canvasElement: HTMLElement, selector: string, count: number) => {
  await waitFor(() => expect(canvasElement.querySelectorAll(selector)).toHaveLength(count), {
    timeout: 10_000,
  });
};

/** The texts of these elements. */
export const textContents = (canvasElement: HTMLElement, selector: string) =>
  [...canvasElement.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** The text elements of a drawing. */
export const textsIn = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll(".recharts-surface text"),
];

/** The texts that overlap another one. */
export const coveredIn = (texts: readonly Element[]) => {
  const boxes = texts.map((one) => one.getBoundingClientRect());
  return boxes.filter((a) =>
    boxes.some(
      (b) =>
        a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
    ),
  );
};
