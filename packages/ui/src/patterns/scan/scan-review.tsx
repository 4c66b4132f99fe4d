import { useEffect, useId, useRef, useState } from "react";
import { Alert } from "../../components/alert/alert.tsx";
import { Button } from "../../components/button/button.tsx";
import { Spinner } from "../../components/spinner/spinner.tsx";
import { useWords } from "../../words/words.ts";
import { drawOnWhite } from "../photo-field/shrink.ts";
import type { Corners } from "./corners.ts";
import type { ScannedPage } from "./messages.ts";
import { ScanCorners } from "./scan-corners.tsx";
import { scanReviewWords } from "./scan-review.words.ts";
import type { Scanner } from "./scanner.ts";

/** How long a corner must rest before the page is cut out again, in milliseconds. */
const rest = 200;

/** A review: the photo with the page's corners, and the page as it would be sent. The person decides. */
export function ScanReview({
  photo,
  scanner,
  corners: first,
  label,
  onUse,
  onAgain,
  onCancel,
}: {
  photo: HTMLCanvasElement;
  scanner: Scanner;
  /** The corners of the page, if one was found. */
  corners: Corners | undefined;
  /** The field's label. */
  label: string;
  /** Called with the page or the photo to send. The review stays until it is ready. */
  onUse: (picture: HTMLCanvasElement) => void;
  onAgain: () => void;
  onCancel: () => void;
}) {
  const words = useWords("scanReview", scanReviewWords);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLCanvasElement>(null);
  const [corners, setCorners] = useState(first);
  const [shown, setShown] = useState<{ page: ScannedPage; corners: Corners }>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState<"page" | "photo">();
  const ready = shown !== undefined && shown.corners === corners;

  useEffect(() => box.current?.focus(), []);
  useEffect(() => () => scanner.close(), [scanner]);
  useEffect(() => {
    if (!corners) return;
    let last = true;
    const timer = setTimeout(
      () =>
        void scanner.straighten(corners).then(
          (page) => last && setShown({ page, corners }),
          () => last && setFailed(true),
        ),
      corners === first ? 0 : rest,
    );
    return () => {
      last = false;
      clearTimeout(timer);
    };
  }, [scanner, corners, first]);
  useEffect(() => {
    if (view.current && shown) put(view.current, shown.page);
  }, [shown]);

  const use = (what: "page" | "photo") => {
    setBusy(what);
    onUse(what === "page" && view.current ? view.current : photo);
  };

  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${id}-title`}
      className="grid gap-4 rounded border border-line-strong bg-paper-raised p-4"
    >
      <h3 id={`${id}-title`} className="text-18 font-semibold">
        {words.title(label)}
      </h3>
      {(corners ? ready && shown.page.blurred : true) && (
        <Alert status="warning" title={words.blurredTitle} live>
          {words.blurred}
        </Alert>
      )}
      {failed && (
        <Alert status="fail" live>
          {words.failed}
        </Alert>
      )}
      {corners ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <ScanCorners
            photo={photo}
            corners={corners}
            onChange={(moved) => {
              setFailed(false);
              setCorners(moved);
            }}
          />
          <figure className="grid content-start gap-2">
            <figcaption className="font-medium">{words.page}</figcaption>
            <canvas
              ref={view}
              hidden={!shown}
              role="img"
              aria-label={words.page}
              aria-busy={!ready}
              className="max-h-96 w-auto max-w-full justify-self-start rounded border border-line"
            />
            {!ready && !failed && (
              <p className="flex items-center gap-2 text-14 text-ink-muted">
                <Spinner />
                {words.straightening}
              </p>
            )}
          </figure>
        </div>
      ) : (
        <Photo photo={photo} name={words.photo} />
      )}
      <div className="flex flex-wrap gap-3">
        {corners && (
          <Button
            loading={busy === "page" || (!ready && !failed)}
            disabled={failed}
            onClick={() => use("page")}
          >
            {words.use}
          </Button>
        )}
        <Button variant="secondary" loading={busy === "photo"} onClick={() => use("photo")}>
          {words.keep}
        </Button>
        <Button variant="secondary" disabled={busy !== undefined} onClick={onAgain}>
          {words.again}
        </Button>
        <Button variant="quiet" disabled={busy !== undefined} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}

/** Draws a page in its real size, so that the person sees what is sent. */
function put(canvas: HTMLCanvasElement, { pixels: { data, width, height } }: ScannedPage): void {
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.putImageData(new ImageData(data, width, height), 0, 0);
}

/** A photo without a page, unchanged. */
function Photo({ photo, name }: { photo: HTMLCanvasElement; name: string }) {
  const view = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (view.current) drawOnWhite(view.current, photo, 0, 0, photo.width, photo.height);
  }, [photo]);
  return (
    <canvas
      ref={view}
      width={photo.width}
      height={photo.height}
      role="img"
      aria-label={name}
      className="max-h-96 w-auto max-w-full justify-self-start rounded border border-line"
    />
  );
}
