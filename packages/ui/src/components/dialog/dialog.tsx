import type { CSSProperties, ReactNode } from "react";
import { useRef } from "react";
import * as Radix from "@radix-ui/react-dialog";
import { modalSizes } from "@polyportal/domain/modal/sizes";
import { cx } from "class-variance-authority";
import { CrossIcon } from "../icon/icon.tsx";
import { useWords } from "../../words/words.ts";
import { dialogWords } from "./dialog.words.ts";

const sheet =
  "base:fixed base:inset-x-side base:inset-y-4 base:max-w-(--widest) base:z-40 base:m-auto base:flex base:h-fit base:max-h-[calc(100dvh-2rem)] base:flex-col base:overflow-y-auto base:overscroll-contain base:rounded base:border base:border-line base:bg-paper-raised base:text-ink base:shadow-float base:data-[state=closed]:animate-leave base:data-[state=open]:animate-appear print:hidden";
// The specified sizes are defined in domain.
const { width: modal, confirmWidth: confirm, closeAnimationMs } = modalSizes;
// A CSS variable, because an inline width would override the caller's class.
const widest = (pixels: number) => ({ "--widest": `${pixels}px` }) as CSSProperties;
const widths = { modal: widest(modal), confirm: widest(confirm) };
const leaving = { animationDuration: `${closeAnimationMs}ms` };

/** Stores the page's scroll length, so that nothing moves when the scrollbar disappears. */
const noteLength = (scrim: HTMLElement | null) => {
  const { scrollHeight, clientHeight } = document.documentElement;
  scrim?.toggleAttribute("data-over-long", scrollHeight > clientHeight);
};

export type DialogProps = {
  /** Whether it is open, controlled by the caller. */
  open: boolean;
  /** Called with false on Escape, a press outside or the close button. */
  onOpenChange: (open: boolean) => void;
  /** The heading, and the dialog's name. */
  title: ReactNode;
  /** One sentence under the heading that a screen reader reads first. */
  description?: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  /** 744 pixels wide, or 584 for a question. */
  width?: "modal" | "confirm";
  /** dialog, or alertdialog for a question that must be answered. */
  role?: "dialog" | "alertdialog";
  /** The content is a text to read: the focus starts at the heading, and arrow keys scroll. */
  readable?: boolean;
  /** The content; it scrolls if it is long. */
  children?: ReactNode;
  /** Further classes for the root. */
  className?: string;
};

/** The element to focus after the last closed dialog. A dialog that replaces it uses the same. */
let handedOn: HTMLElement | null = null;

/** A modal dialog: traps the focus, closes on Escape, and returns the focus. It takes 500 ms to disappear. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, children, className } = props;
  const { width = "modal", role = "dialog", readable = false } = props;
  const words = useWords("dialog", dialogWords);
  const opener = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Not Radix' own overlay: it prevents scrolling by a <style>, which our content security policy forbids. */}
        <div
          ref={noteLength}
          data-scrim=""
          data-state={open ? "open" : "closed"}
          style={open ? undefined : leaving}
          className="pointer-events-auto fixed inset-0 z-40 touch-none bg-scrim data-[state=closed]:animate-leave data-[state=open]:animate-appear print:hidden"
        />
        <Radix.Content
          ref={() => () => {
            handedOn = opener.current;
          }}
          role={role}
          className={cx(sheet, className)}
          style={{ ...widths[width], ...(!open && leaving) }}
          {...(!description && { "aria-describedby": undefined })}
          onOpenAutoFocus={(event) => {
            const active = document.activeElement as HTMLElement | null;
            // If the dialog with the button that opened this one has closed, nothing has the focus.
            opener.current = active === document.body ? handedOn : active;
            if (!readable) return;
            event.preventDefault();
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus only to its own triggers, which we do not use.
            event.preventDefault();
            handedOn = null;
            // The opener may be gone. Then the page's main element takes the focus.
            for (const place of [opener.current, document.querySelector("main")]) {
              // Something else, such as the next page's heading, may have the focus already.
              if (document.activeElement === document.body) place?.focus({ preventScroll: true });
            }
          }}
          onInteractOutside={(event) => {
            // Closing a toast is not a press outside the dialog.
            if ((event.target as Element | null)?.closest("[data-toaster]")) event.preventDefault();
          }}
        >
          {/* The close button is beside the words, or above them if a long word needs the width. */}
          <header className="flex flex-wrap-reverse gap-y-2 px-side py-4 sm:pl-6">
            <div className="max-w-full min-w-0 flex-[1_1_min-content]">
              <Radix.Title ref={heading} tabIndex={-1} className="text-18 font-semibold">
                {title}
              </Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-ink-muted">{description}</Radix.Description>
              )}
            </div>
            <span aria-hidden="true" className="h-6.5 w-12 shrink-0" />
          </header>
          {children && (
            <div
              {...(readable && { tabIndex: 0, role: "region", "aria-label": words.text })}
              className="min-h-14 flex-1 overflow-y-auto border-t border-line p-4 -outline-offset-3 sm:px-6"
            >
              {children}
            </div>
          )}
          {footer && (
            <footer className="flex flex-col-reverse gap-3 border-t border-line px-4 py-3 sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </footer>
          )}
          {/* Last in the document, so that the focus starts in the content. */}
          <Radix.Close
            aria-label={words.close}
            className="absolute top-2 right-2 grid size-11 place-items-center rounded text-ink-muted hover:bg-paper-sunken"
          >
            <CrossIcon />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
