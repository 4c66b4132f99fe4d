/** One page of the browser that stories are opened in, one after the other, each by its address. */
import type { BrowserContext, CDPSession, Page, Request } from "playwright";
import {
  forget,
  listenForEnd,
  untilQuiet,
  writeDrafts,
  type Ending,
  type PreparedStory,
} from "./in-page.ts";

const patience = 30_000;

type Viewport = { width: number; height: number };

/** In the light, where the story has no theme of its own; axe is asked apart. */
const globals = "theme:light;a11y.manual:!true";

const isScript = (request: Request) => request.resourceType() === "script";

export class StoryPage {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** What the console called an error since the story was opened. */
  readonly errors: string[] = [];
  readonly #origin: string;
  /** Whether a story stands there that another can follow. */
  #isOpen = false;
  /** What is on its way; of what the story before asked for, scripts alone: this one may share them. */
  #loading = new Set<Request>();
  /** Whether a part of the story came late, in a script of its own. */
  #scriptCame = false;

  static async open(context: BrowserContext, origin: string): Promise<StoryPage> {
    const page = await context.newPage();
    await page.addInitScript(forget);
    await page.addInitScript(listenForEnd);
    return new StoryPage(page, await context.newCDPSession(page), origin);
  }

  private constructor(page: Page, devtools: CDPSession, origin: string) {
    this.page = page;
    this.devtools = devtools;
    this.#origin = origin;
    page.setDefaultTimeout(patience);
    page.on("request", (request) => this.#loading.add(request));
    page.on("requestfinished", (request) => {
      if (this.#loading.delete(request)) this.#scriptCame ||= isScript(request);
    });
    page.on("requestfailed", (request) => this.#loading.delete(request));
    page.on("pageerror", ({ message }) => this.errors.push(message));
    page.on("console", (message) => {
      // A picture that does not load is a state that stories show on purpose.
      if (message.type() !== "error" || message.text().startsWith("Failed to load")) return;
      this.errors.push(message.text().split("\n")[0] ?? "");
    });
  }

  /** Every story, as Storybook has put it together. */
  async everyStory(): Promise<PreparedStory[]> {
    await this.page.goto(`${this.#origin}/iframe.html`);
    await this.page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in window);
    // On a busy machine the preview stands there before it knows its stories, and before its promise:
    // then it says nothing, or that there are none. Waiting for a function asks a promise once only.
    let stories: PreparedStory[] = [];
    for (const until = Date.now() + patience; stories.length === 0 && Date.now() < until;) {
      stories = await this.page.evaluate(async () => {
        const found = await window.__STORYBOOK_PREVIEW__.extract().catch(() => ({}));
        return Object.values(found).map(({ id, title, name, parameters, globals }) => ({
          id,
          title,
          name,
          parameters: {
            chromatic: parameters.chromatic,
            legible: parameters.legible,
            a11y: parameters.a11y,
          },
          globals: {
            viewport: globals.viewport,
            media: globals.media,
            theme: globals.theme,
            colours: globals.colours,
          },
        }));
      });
      if (stories.length === 0) await this.page.waitForTimeout(100);
    }
    return stories.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  /**
   * Opens a story in a window of this size and waits until it is played through and stands still. It
   * follows the one before in the same page, which is half the work of loading it anew.
   */
  async show(story: PreparedStory, viewport: Viewport): Promise<Ending> {
    const ending = await this.#open(story, viewport);
    // Here a play sets the scene, and on a busy machine gets a second try; Vitest plays it then, too.
    return ending.error === undefined
      ? ending
      : { ...(await this.#open(story, viewport)), again: true };
  }

  async #open(story: PreparedStory, viewport: Viewport): Promise<Ending> {
    const { id } = story;
    // Nothing has to settle in what is about to go.
    await this.page.setViewportSize(viewport);
    this.errors.length = 0;
    const follows = this.#isOpen;
    this.#loading = new Set(follows ? [...this.#loading].filter(isScript) : []);
    this.#scriptCame = false;
    if (follows) {
      await this.page.evaluate((next) => window.showInstead(next), id);
    } else {
      const query = new URLSearchParams({ id, viewMode: "story", globals });
      await this.page.goto(`${this.#origin}/iframe.html?${query}`, { waitUntil: "commit" });
    }
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<Ending>((resolve) => {
      const error = `did not end within ${patience / 1000} s`;
      late = setTimeout(() => resolve({ error }), patience);
    });
    const ending = await Promise.race([this.page.evaluate(() => window.storyEnd), tooLate]);
    clearTimeout(late);
    this.#isOpen = ending.error === undefined;
    await this.page.evaluate(writeDrafts);
    await this.settle();
    return ending;
  }

  /** Until nothing loads (a chart comes late) and nothing changes. */
  async settle(): Promise<void> {
    for (let round = 0; round < 20; round++) {
      const loading = this.#loading.size;
      await this.page.evaluate(untilQuiet, this.#scriptCame);
      if (loading === 0 && this.#loading.size === 0) break;
    }
    this.#scriptCame = false;
  }

  async resize(viewport: Viewport): Promise<void> {
    const now = this.page.viewportSize();
    if (now?.width === viewport.width && now.height === viewport.height) return;
    await this.page.setViewportSize(viewport);
    await this.settle();
  }
}
