import type { Pixels } from "./grey.ts";
import type { ScanAnswer, ScanTask } from "./messages.ts";
import { look, scanned } from "./scan-photo.ts";

let kept: Pixels | undefined;

addEventListener("message", ({ data }: MessageEvent<ScanTask>) => {
  kept = data.photo ?? kept;
  if (!kept) return;
  if (data.straighten) {
    const page = scanned(kept, data.straighten);
    answer({ page }, [page.pixels.data.buffer]);
  } else {
    answer({ look: look(kept) });
  }
});

const answer = (message: ScanAnswer, transfer: Transferable[] = []) =>
  postMessage(message, { transfer });
