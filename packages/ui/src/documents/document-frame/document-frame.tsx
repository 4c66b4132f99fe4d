import type { ReactNode } from "react";
import { cx } from "class-variance-authority";
import { Button } from "../../components/button/button.tsx";
import { Crest } from "../../components/crest/crest.tsx";
import { PrinterIcon } from "../../components/icon/icon.tsx";

/** Who issues a document. */
export type School = { name: string; location: string; crestSrc?: string | null };

export type DocumentFrameProps = {
  school: School;
  title: string;
  /** Whom it is about. */
  subtitle?: string;
  /** Stands beside the heading: a passport photograph. */
  photo?: ReactNode;
  /** What can be done on the screen besides printing. */
  actions?: ReactNode;
  /** The last words of the document. */
  footer?: ReactNode;
  /** Leaves 15rem free on top of the first printed page, for the school's letterhead. */
  letterhead?: boolean;
  children: ReactNode;
};

/** A sheet of the school: the same on the screen as on A4 paper, which carries its page numbers. */
export function DocumentFrame({
  school,
  title,
  subtitle,
  photo,
  actions,
  footer,
  letterhead = false,
  children,
}: DocumentFrameProps) {
  return (
    <div className="mx-auto grid max-w-[210mm] gap-4 print:block print:max-w-none">
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <Button variant="secondary" onClick={() => window.print()}>
          <PrinterIcon />
          Print
        </Button>
        {actions}
      </div>
      <article
        aria-label={title}
        className={cx(
          "relative grid grid-cols-1 gap-6 overflow-hidden rounded border border-line bg-paper-raised p-4 sm:p-10 print:block print:overflow-visible print:border-0 print:p-0 print:[&>*+*+*]:mt-6",
          letterhead && "page-letterhead",
        )}
      >
        <Watermark school={school} />
        <header className="relative grid gap-4 border-b-2 border-brand pb-4">
          <div className="flex items-center gap-4">
            <Crest
              schoolName={school.name}
              src={school.crestSrc ?? null}
              decorative
              className="size-16"
            />
            <div className="min-w-0 flex-1">
              <p className="text-18 font-semibold sm:text-22">{school.name}</p>
              <p className="text-14 text-ink-muted">{school.location}</p>
            </div>
          </div>
          <div className="flex items-start gap-4">
            <div className="grid min-w-0 flex-1 gap-2">
              <h1 tabIndex={-1} data-page-title className="text-22 font-semibold">
                {title}
              </h1>
              {subtitle && <p className="text-18">{subtitle}</p>}
            </div>
            {photo}
          </div>
        </header>
        {children}
        {footer && (
          <footer className="relative border-t border-line pt-4 text-14 font-semibold">
            {footer}
          </footer>
        )}
      </article>
    </div>
  );
}

/** The crest behind the words. A fixed element is printed on every page. */
function Watermark({ school }: { school: School }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 grid place-items-center opacity-5 print:fixed"
    >
      <Crest
        schoolName={school.name}
        src={school.crestSrc ?? null}
        decorative
        className="size-80"
      />
    </div>
  );
}
