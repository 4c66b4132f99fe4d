import type { ReactNode } from "react";
import { cx } from "class-variance-authority";
import { slipMessages } from "@polyportal/domain/messages/slip";
import type { Verification } from "../qr-code/document-verification.tsx";
import { DocumentVerification, PaperVerification } from "../qr-code/document-verification.tsx";
import { PrintBar } from "./print-bar.tsx";
import type { School } from "./school-heading.tsx";
import { SchoolHeading } from "./school-heading.tsx";
import { Watermark } from "./watermark.tsx";

export type DocumentFrameProps = {
  /** Who issues it: crest and name stand at the head, the crest again behind the words. */
  school: School;
  /** What it is; "Application Preview" where nothing is said. */
  title?: string;
  /** Whom it is about. */
  subtitle?: string;
  /** Stands beside the heading: a passport photograph. */
  photo?: ReactNode;
  /** What can be done on the screen besides printing. */
  actions?: ReactNode;
  /** The last words of the document. */
  footer?: ReactNode;
  /** Where a reader of the paper can check it: a QR code and a short code. */
  verification?: Verification | undefined;
  /** Leaves 15rem free on top of the first printed page, for the school's letterhead. */
  letterhead?: boolean;
  /** The document itself. */
  children: ReactNode;
};

/** The printable preview: a sheet of the school, the same on the screen as on numbered A4 pages. */
export function DocumentFrame({
  school,
  title = slipMessages.defaultTitle,
  subtitle,
  photo,
  actions,
  footer,
  verification,
  letterhead = false,
  children,
}: DocumentFrameProps) {
  return (
    <div className="mx-auto grid max-w-[210mm] grid-cols-1 gap-4 print:block print:max-w-none">
      <PrintBar actions={actions} />
      <article
        aria-label={title}
        className={cx(
          "relative grid grid-cols-1 gap-6 rounded border border-line bg-paper-raised p-4 sm:p-10 print:block print:border-0 print:p-0 print:[&>*+*+*]:mt-4",
          letterhead && "page-letterhead",
        )}
      >
        <Watermark school={school} everyPage />
        <header className="relative grid grid-cols-1 gap-4 border-b-2 border-brand pb-4">
          <SchoolHeading school={school} />
          <div className="flex flex-wrap items-start gap-4 print:flex-nowrap">
            <div className="grid min-w-[min(10rem,100%)] flex-1 grid-cols-1 gap-2">
              <h1 tabIndex={-1} data-page-title className="text-22 font-semibold">
                {title}
              </h1>
              {subtitle && (
                <p className="text-18 wrap-anywhere">
                  <bdi>{subtitle}</bdi>
                </p>
              )}
            </div>
            {verification && <PaperVerification verification={verification} />}
            {photo}
          </div>
        </header>
        {children}
        {verification && <DocumentVerification verification={verification} />}
        {footer && (
          <footer className="relative border-t border-line pt-4 text-14 font-semibold">
            {footer}
          </footer>
        )}
      </article>
    </div>
  );
}
