import type { Corners } from "./corners.ts";
import type { Pixels } from "./grey.ts";
import type { Look, ScanAnswer, ScannedPage, ScanTask } from "./messages.ts";

/** Processes one photo in a worker, so that the form stays responsive. */
export type Scanner = {
  /** Finds the page on the photo. */
  look(): Promise<Look>;
  /** Cuts out the page within those corners. */
  straighten(corners: Corners): Promise<ScannedPage>;
  /** Ends the worker. Pending calls never settle; open another scanner to continue. */
  close(): void;
};

/** A scanner for a photo. Its promises reject if the worker cannot be loaded. */
export function openScanner(photo: HTMLCanvasElement): Scanner {
  let worker: Worker | undefined;
  let line: Promise<unknown> = Promise.resolve();
  const ask = (straighten?: Corners) => {
    // One call at a time, because answers have no ids.
    const asked = line.then(
      () =>
        new Promise<ScanAnswer>((resolve, reject) => {
          const task: ScanTask = { straighten, photo: worker ? undefined : pixelsOf(photo) };
          worker ??= new Worker(new URL("scan.worker.ts", import.meta.url), { type: "module" });
          const once = { once: true };
          worker.addEventListener(
            "message",
            ({ data }: MessageEvent<ScanAnswer>) => resolve(data),
            once,
          );
          worker.addEventListener("error", () => reject(new Error("No worker")), once);
          worker.postMessage(task, task.photo ? [task.photo.data.buffer] : []);
        }),
    );
    line = asked.catch(() => {});
    return asked;
  };
  return {
    async look() {
      const answer = await ask();
      if ("look" in answer) return answer.look;
      throw new Error("The worker answered something else");
    },
    async straighten(corners) {
      const answer = await ask(corners);
      if ("page" in answer) return answer.page;
      throw new Error("The worker answered something else");
    },
    close() {
      worker?.terminate();
      worker = undefined;
      line = Promise.resolve();
    },
  };
}

function pixelsOf(photo: HTMLCanvasElement): Pixels {
  const pixels = photo.getContext("2d")?.getImageData(0, 0, photo.width, photo.height);
  if (!pixels) throw new Error("The photo has no pixels");
  const { width, height, data } = pixels;
  return { width, height, data };
}
