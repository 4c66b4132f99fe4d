/** How a page is filled in: with pointer and script, or by a person who has a keyboard alone. */
import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

const alone = new WeakSet<Page>();

/** From now on whoever fills in this page has a keyboard and nothing else. */
export const byKeyboardAlone = (page: Page): void => void alone.add(page);

/** More presses than a page has things to stand on: who goes on comes round. */
const mostPresses = 250;

async function pressUntil(at: Locator, key: string, there: () => Promise<boolean>): Promise<void> {
  for (let press = 0; press < mostPresses; press += 1) {
    if (await there()) return;
    await at.page().keyboard.press(key);
  }
  throw new Error(`No ${key} leads to ${String(at)}.`);
}

/** Goes to a field, which no notice covers once it has the focus (WCAG 2.4.11). */
async function tabTo(at: Locator): Promise<void> {
  await pressUntil(at, "Tab", () => at.evaluate((one) => one === document.activeElement));
  await expect.poll(() => at.evaluate(isInSight), `no notice lies over ${String(at)}`).toBe(true);
}

/** Runs in the page. */
function isInSight(field: Element): boolean {
  const { top, bottom } = field.getBoundingClientRect();
  return [...document.querySelectorAll("[data-toaster] > *")]
    .map((notice) => notice.getBoundingClientRect())
    .every((notice) => notice.bottom <= top || notice.top >= bottom);
}

/** Writes into a field, in the place of what stands there. */
export async function enter(at: Locator, text: string): Promise<void> {
  if (!alone.has(at.page())) return at.fill(text);
  await tabTo(at);
  const { keyboard } = at.page();
  await keyboard.press("ControlOrMeta+a");
  await keyboard.insertText(text);
}

/** Takes an entry of a list that is in sight. */
export async function select(at: Locator, option: string): Promise<void> {
  if (!alone.has(at.page())) {
    await at.selectOption(option);
    return;
  }
  await tabTo(at);
  await pressUntil(at, "ArrowDown", () =>
    at.evaluate(
      (one, text) => (one as HTMLSelectElement).selectedOptions[0]?.text === text,
      option,
    ),
  );
}

/** Takes one of the choices of a group, or ticks a box. */
export async function check(at: Locator): Promise<void> {
  if (!alone.has(at.page())) return at.check();
  await pressUntil(at, "Tab", () =>
    at.evaluate((one) => {
      const [own, active] = [one as HTMLInputElement, document.activeElement];
      // Of a group one alone is stood on by Tab.
      return (
        active === own ||
        (own.type === "radio" && active instanceof HTMLInputElement && active.name === own.name)
      );
    }),
  );
  if (!(await at.isChecked())) await at.page().keyboard.press("Space");
  await pressUntil(at, "ArrowDown", () => at.isChecked());
}

/** Searches a long list by typing, and takes the entry. */
export async function choose(at: Locator, option: string): Promise<void> {
  await enter(at, option);
  const entry = at.page().getByRole("option", { name: option, exact: true });
  if (!alone.has(at.page())) return entry.click();
  // Typed in full it is the one that Enter takes.
  await entry.waitFor();
  await at.page().keyboard.press("Enter");
}

/** Presses a button. */
export async function press(at: Locator): Promise<void> {
  if (!alone.has(at.page())) return at.click();
  await tabTo(at);
  await at.page().keyboard.press("Enter");
}

/** Opens the device's own dialog by what stands for it, and chooses a file there. */
export async function chooseFile(
  at: Locator,
  file: Parameters<Locator["setInputFiles"]>[0],
): Promise<void> {
  if (!alone.has(at.page())) return at.setInputFiles(file);
  const chooser = at.page().waitForEvent("filechooser");
  await press(at);
  await (await chooser).setFiles(file);
}
