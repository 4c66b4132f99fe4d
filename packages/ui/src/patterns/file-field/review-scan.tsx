import type { ReactNode } from "react";
import type { Look } from "../scan/messages.ts";
import { ScanReview } from "../scan/scan-review.tsx";
import type { Scanner } from "../scan/scanner.ts";
import { openScanner } from "../scan/scanner.ts";

/** Draws what was found on a photo, for the field with that label and control. */
export type Review = (label: string, inputId: string) => ReactNode;
/** Shows it until the next one, or until the decision; false where nobody asks for it any more. */
export type ShowReview = (review: Review) => boolean;

/**
 * What is to be sent of a photo: the page that was found on it, or the photo itself, as whoever looks at both decides;
 * the photo unasked where no page is seen and nothing is blurred. Nothing where neither is to be sent.
 */
export async function reviewed(
  photo: HTMLCanvasElement,
  show: ShowReview,
): Promise<HTMLCanvasElement | undefined> {
  const scanner = openScanner(photo);
  const look = await lookAt(scanner);
  if (!look.corners && !look.blurred) {
    scanner.close();
    return photo;
  }
  return new Promise((decide) => {
    const shown = show((label, inputId) => {
      const input = document.getElementById(inputId);
      const end = (picture?: HTMLCanvasElement) => {
        input?.focus();
        decide(picture);
      };
      return (
        <ScanReview
          photo={photo}
          scanner={scanner}
          corners={look.corners}
          label={label}
          onUse={end}
          onAgain={() => input?.click()}
          onCancel={() => end()}
        />
      );
    });
    if (shown) return;
    scanner.close();
    decide(undefined);
  });
}

/** An old browser, or no network for the worker: then nothing is seen, and the photo goes out as it is. */
async function lookAt(scanner: Scanner): Promise<Look> {
  try {
    return await scanner.look();
  } catch {
    return { blurred: false };
  }
}
