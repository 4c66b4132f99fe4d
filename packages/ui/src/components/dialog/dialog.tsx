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
// The specification's measures have their home in domain.
const { width: modal, confirmWidth: confirm, closeAnimationMs } = modalSizes;
// A variable, for a style of its own would win over the caller's width.
const widest = (pixels: number) => ({ "--widest": `${pixels}px` }) as CSSProperties;
const widths = { modal: widest(modal), confirm: widest(confirm) };
const leaving = { animationDuration: `${closeAnimationMs}ms` };

/** A page whose scrollbar a dialog takes away keeps its place, so that nothing below moves. */
const noteLength = (scrim: HTMLElement | null) => {
  const { scrollHeight, clientHeight } = document.documentElement;
  scrim?.toggleAttribute("data-over-long", scrollHeight > clientHeight);
};

export type DialogProps = {
  /** Whether it is open; the caller holds this. */
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
  /** The content is a text to read: focus starts at the heading, and arrow keys can scroll the text. */
  readable?: boolean;
  /** What is asked or shown; it scrolls by itself where it is long. */
  children?: ReactNode;
  /** More classes for the root. */
  className?: string;
};

/** Where the dialog that left last gives focus back: one that takes its place gives it there. */
let handedOn: HTMLElement | null = null;

/** A modal over the page: holds focus, closes on Escape, and gives focus back. Leaves in 500 ms. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, children, className } = props;
  const { width = "modal", role = "dialog", readable = false } = props;
  const words = useWords("dialog", dialogWords);
  const opener = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Not Radix' own overlay: it locks scrolling by a <style>, which no policy of hashes lets in. */}
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
            // Nothing holds focus once the dialog is gone whose button opened this one.
            opener.current = active === document.body ? handedOn : active;
            if (!readable) return;
            event.preventDefault();
            heading.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix gives focus back to a trigger of its own only; ours are the callers'.
            event.preventDefault();
            handedOn = null;
            // An answer may have taken the opener with it, which then takes no focus: the page does.
            for (const place of [opener.current, document.querySelector("main")]) {
              // Whoever has taken it in the meantime, such as the next page's heading, keeps it.
              if (document.activeElement === document.body) place?.focus({ preventScroll: true });
            }
          }}
          onInteractOutside={(event) => {
            // Closing a notice in the corner is no press beside the dialog.
            if ((event.target as Element | null)?.closest("[data-toaster]")) event.preventDefault();
          }}
        >
          {/* The cross's place is beside the words; over them, where their longest word needs its width. */}
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
          {/* Last in the document, so that focus starts in the content, not on the cross. */}
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
