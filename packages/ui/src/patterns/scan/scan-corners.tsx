import type { KeyboardEvent, PointerEvent } from "react";
import { useEffect, useId, useRef } from "react";
import { useWords } from "../../words/words.ts";
import { drawOnWhite } from "../photo-field/shrink.ts";
import type { Corners } from "./corners.ts";
import { withCorner } from "./corners.ts";
import { scanReviewWords } from "./scan-review.words.ts";

const names = ["topLeft", "topRight", "bottomRight", "bottomLeft"] as const;
/** The size of the shown photo in pixels; phones show it smaller. */
const viewSide = 480;
/** How far an arrow key moves a corner, as a fraction of the photo; with Shift ten times as far. */
const nudge = 0.004;

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-nudge, 0],
  ArrowRight: [nudge, 0],
  ArrowUp: [0, -nudge],
  ArrowDown: [0, nudge],
};

/** A photo with the corners of its page, which can be moved by touch, mouse or arrow keys. */
export function ScanCorners({
  photo,
  corners,
  onChange,
}: {
  photo: HTMLCanvasElement;
  corners: Corners;
  onChange: (corners: Corners) => void;
}) {
  const words = useWords("scanReview", scanReviewWords);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLCanvasElement>(null);
  const scale = viewSide / Math.max(photo.width, photo.height);

  useEffect(() => {
    if (view.current) drawOnWhite(view.current, photo, 0, 0, photo.width, photo.height);
  }, [photo]);

  const drag = (index: number) => (event: PointerEvent<HTMLButtonElement>) => {
    const place = box.current?.getBoundingClientRect();
    if (!place || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const x = (event.clientX - place.left) / place.width;
    const y = (event.clientY - place.top) / place.height;
    onChange(withCorner(corners, index, { x, y }));
  };
  const press = (index: number) => (event: KeyboardEvent) => {
    const [right, down] = steps[event.key] ?? [];
    const corner = corners[index];
    if (right === undefined || down === undefined || !corner) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    const moved = { x: corner.x + right * far, y: corner.y + down * far };
    onChange(withCorner(corners, index, moved));
  };

  return (
    <figure className="grid content-start gap-2">
      <figcaption className="font-medium">{words.photo}</figcaption>
      {/* Always left to right: positions on a photo do not depend on the language. */}
      <div ref={box} dir="ltr" className="relative justify-self-start">
        <canvas
          ref={view}
          width={Math.round(photo.width * scale)}
          height={Math.round(photo.height * scale)}
          role="img"
          aria-label={words.photo}
          className="max-h-96 w-auto max-w-full rounded border border-line"
        />
        <svg
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
          aria-hidden
          className="pointer-events-none absolute inset-0 size-full text-brand"
        >
          <polygon
            points={corners.map(({ x, y }) => `${x},${y}`).join(" ")}
            fill="none"
            stroke="currentColor"
            strokeWidth={3}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {names.map((name, index) => {
          const { x, y } = corners[index] ?? { x: 0, y: 0 };
          return (
            <button
              key={name}
              type="button"
              aria-label={words.corner[name]}
              aria-describedby={`${id}-${name}`}
              style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
              className="absolute grid size-control -translate-1/2 cursor-move touch-none place-items-center rounded-full"
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={drag(index)}
              onKeyDown={press(index)}
            >
              <span className="size-4 rounded-full border-2 border-brand bg-paper-raised" />
              <span id={`${id}-${name}`} className="sr-only">
                {words.place(Math.round(x * 100), Math.round(y * 100))}
              </span>
            </button>
          );
        })}
      </div>
      <p className="text-14 text-ink-muted">{words.corners}</p>
    </figure>
  );
}
