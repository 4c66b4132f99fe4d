import type { ReactNode } from "react";
import type { Look } from "../scan/messages.ts";
import { ScanReview } from "../scan/scan-review.tsx";
import type { Scanner } from "../scan/scanner.ts";
import { openScanner } from "../scan/scanner.ts";

/** Renders the review of a photo, for the field with that label and control. */
export type Review = (label: string, inputId: string) => ReactNode;
/** Shows it until the next one or the decision; false if it is no longer wanted. */
export type ShowReview = (review: Review) => boolean;

/**
 * What to send of a photo: the page found on it or the whole photo, as the person decides. Without a page or
 * blur, the photo without asking. Undefined if the person cancels.
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

/** In an old browser, or if the worker cannot be loaded, nothing is found and the photo is sent unchanged. */
async function lookAt(scanner: Scanner): Promise<Look> {
  try {
    return await scanner.look();
  } catch {
    return { blurred: false };
  }
}
