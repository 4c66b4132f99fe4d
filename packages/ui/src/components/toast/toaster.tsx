import { useRef, useSyncExternalStore } from "react";
import { cva } from "class-variance-authority";
import { useAutoClose } from "../error-flag/use-auto-close.ts";
import { CrossIcon } from "../icon/icon.tsx";
import { StatusIcon } from "../status/status-icon.tsx";
import type { ShownToast } from "./toast-store.ts";
import { dismissToast, toastStore } from "./toast-store.ts";
import { useFreePlace } from "./use-free-place.ts";
import { useWords } from "../../words/words.ts";
import { toasterWords } from "./toaster.words.ts";

const card = cva(
  "pointer-events-auto flex w-full animate-rise items-start gap-3 rounded border border-line border-l-4 bg-paper-raised py-3 pl-4 pr-2 text-ink shadow-float",
  {
    variants: {
      status: {
        info: "border-l-info",
        success: "border-l-success",
        warning: "border-l-warning",
        fail: "border-l-fail",
        unapproved: "border-l-unapproved",
      },
    },
  },
);

/**
 * Renders toasts; once per app, at the end of the body. On a phone they avoid headings, the error summary,
 * and the button that was just pressed or is pressed next.
 */
export function Toaster() {
  const words = useWords("toaster", toasterWords);
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  const box = useRef<HTMLDivElement>(null);
  useFreePlace(box, toasts.length);
  return (
    <div
      ref={box}
      role="region"
      aria-label={words.label}
      aria-live="polite"
      data-toaster
      className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex h-fit max-h-dvh flex-col gap-2 overflow-y-auto p-4 sm:left-auto sm:w-104 print:hidden"
    >
      {toasts.map((one) => (
        <ToastCard key={one.id} {...one} words={words} />
      ))}
    </div>
  );
}

function ToastCard(props: ShownToast & { words: typeof toasterWords }) {
  const { id, title, body, status = "info", durationMs = 5000, words } = props;
  const hold = useAutoClose(durationMs, () => dismissToast(id));
  return (
    <div {...hold} data-status={status} className={card({ status })}>
      <StatusIcon kind={status} spoken className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {body && <p className="text-ink-muted">{body}</p>}
      </div>
      <button
        type="button"
        aria-label={words.close}
        className="-my-2 inline-flex size-11 items-center justify-center rounded text-ink-muted hover:bg-paper-sunken"
        onClick={() => dismissToast(id)}
      >
        <CrossIcon />
      </button>
    </div>
  );
}
