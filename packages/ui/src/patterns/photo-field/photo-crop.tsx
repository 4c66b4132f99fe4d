import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { Progress } from "../../components/progress/progress.tsx";
import type { Crop } from "./crop.ts";
import { cropFrame, dragged, heightOf, maxZoom, startCrop } from "./crop.ts";
import { drawOnWhite, shrinkPhoto } from "./shrink.ts";
import { useWords } from "../../words/words.ts";
import { photoFieldWords } from "./photo-field.words.ts";

const sliders = [
  { part: "zoom", min: 1, max: maxZoom },
  { part: "x", min: 0, max: 1 },
  { part: "y", min: 0, max: 1 },
] as const;

const viewWidth = 420;

/** Chooses the frame of a photo, by dragging or with three sliders. */
export function PhotoCrop({
  photo,
  progress,
  maxBytes,
  onDone,
  onTooBig,
  onCancel,
}: {
  photo: HTMLCanvasElement;
  /** The progress of the upload in percent. */
  progress: number | undefined;
  maxBytes: number;
  onDone: (file: File) => Promise<void> | void;
  onTooBig: () => void;
  onCancel: () => void;
}) {
  const words = useWords("photoField", photoFieldWords);
  const id = useId();
  const view = useRef<HTMLCanvasElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const pointer = useRef({ x: 0, y: 0 });
  const [crop, setCrop] = useState<Crop>(startCrop);
  const [busy, setBusy] = useState(false);

  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    const { left, top, width, height } = cropFrame(photo.width, photo.height, crop);
    if (view.current) drawOnWhite(view.current, photo, left, top, width, height);
  }, [photo, crop]);

  const use = async () => {
    setBusy(true);
    try {
      const file = await shrinkPhoto(photo, crop, maxBytes);
      if (file) await onDone(file);
      else onTooBig();
    } finally {
      setBusy(false);
    }
  };

  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-title`}
      className="grid gap-4 rounded border border-line-strong bg-paper-raised p-4 sm:grid-cols-[13rem_1fr]"
    >
      <h2 id={`${id}-title`} className="text-18 font-semibold sm:col-span-2">
        {words.cropTitle}
      </h2>
      <canvas
        ref={view}
        width={viewWidth}
        height={heightOf(viewWidth)}
        role="img"
        aria-label={words.preview}
        className="w-full max-w-52 cursor-move touch-none rounded border border-line"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pointer.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          const { clientWidth, clientHeight } = event.currentTarget;
          const right = (event.clientX - pointer.current.x) / clientWidth;
          const down = (event.clientY - pointer.current.y) / clientHeight;
          pointer.current = { x: event.clientX, y: event.clientY };
          setCrop((now) => dragged(photo.width, photo.height, now, right, down));
        }}
      />
      <div className="grid content-start gap-3">
        {sliders.map(({ part, min, max }) => (
          <label key={part} className="grid gap-1">
            {words.sliders[part]}
            <input
              type="range"
              min={min}
              max={max}
              step={0.01}
              value={crop[part]}
              onChange={(event) => setCrop({ ...crop, [part]: event.target.valueAsNumber })}
              className="min-h-control w-full accent-brand"
            />
          </label>
        ))}
      </div>
      {progress !== undefined && (
        <Progress label={words.uploading} value={progress} className="sm:col-span-2" />
      )}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button loading={busy} onClick={() => void use()}>
          {words.use}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
