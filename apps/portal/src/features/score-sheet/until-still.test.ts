import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilStill } from "./until-still.ts";

const page = new EventTarget();
const scroll = () => page.dispatchEvent(new Event("scroll"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Scrolls each 50 ms for so long, and says whether it is over by then. */
async function scrolledFor(ms: number) {
  const over = vi.fn<() => void>();
  void untilStill().then(over);
  for (let passed = 0; passed < ms; passed += 50) {
    scroll();
    await vi.advanceTimersByTimeAsync(50);
  }
  return over;
}

test("what a save changes waits while the sheet is scrolled, and comes once it stands still", async () => {
  const over = await scrolledFor(3_000);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(over).toHaveBeenCalled();
});

test("whoever scrolls without end is told after five seconds all the same", async () => {
  expect(await scrolledFor(5_200)).toHaveBeenCalled();
});
