import type { CSSProperties, ReactNode } from "react";
import { use } from "react";
import { cx } from "class-variance-authority";
import { printTopMargin } from "@polyportal/domain/print/margins";
import type { Verification } from "../qr-code/document-verification.tsx";
import { DocumentVerification, PaperVerification } from "../qr-code/document-verification.tsx";
import { PackContext } from "./pack-context.ts";
import { PrintBar } from "./print-bar.tsx";
import type { School } from "./school-heading.tsx";
import { SchoolHeading } from "./school-heading.tsx";
import { usePageFoot } from "./use-page-foot.ts";
import { usePrintDay } from "./use-print-day.ts";
import { Watermark } from "./watermark.tsx";
import { useWords } from "../../words/words.ts";
import { documentFrameWords } from "./document-frame.words.ts";

export type { School } from "./school-heading.tsx";
export type { Verification } from "../qr-code/document-verification.tsx";
export type { DocumentStudent } from "./student.tsx";
export type { DocumentCourse } from "./course-table.tsx";
export type { DocumentItem } from "./item-table.tsx";

export type DocumentFrameProps = {
  /** Who issues it: crest and name stand at the head, the crest again behind the words. */
  school: School;
  /** What it is; "Application Preview" where nothing is said. */
  title?: string;
  /** Whom it is about, where no line of its own says so. */
  subtitle?: string;
  /** Whose paper it is: stands at the foot of every printed page, with the code by which it is checked. */
  holder?: string | null | undefined;
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
  /** Stands across a receipt. */
  paid?: boolean;
  /** It is read on the screen alone meanwhile: no button prints it, and nothing of it comes on paper. */
  held?: boolean | undefined;
  /** The document itself. */
  children: ReactNode;
};

/** The printable preview: a sheet of the school, the same on the screen as on numbered A4 pages. */
export function DocumentFrame({
  school,
  title: name,
  subtitle,
  holder,
  photo,
  actions,
  footer,
  verification,
  letterhead = false,
  paid = false,
  held = false,
  children,
}: DocumentFrameProps) {
  const words = useWords("documentFrame", documentFrameWords);
  const title = name ?? words.title;
  const packed = use(PackContext);
  const printDay = usePrintDay();
  // The papers of a pack have one holder, and each a code of its own.
  const code = packed ? undefined : verification?.code;
  usePageFoot([holder, code].filter(Boolean).join(" · "));
  return (
    <div
      className={cx(
        "mx-auto grid w-full max-w-[210mm] grid-cols-1 gap-4 print:max-w-none",
        held ? "print:hidden" : "print:block",
        packed && "packed-document",
      )}
    >
      {!packed && !held && <PrintBar actions={actions} />}
      <article
        aria-label={title}
        className={cx(
          "relative grid grid-cols-1 gap-6 rounded border border-line bg-paper-raised p-4 sm:p-10 print:block print:border-0 print:p-0 print:[&>*+*+*:where(:not([aria-hidden]))]:mt-[2.5mm]",
          letterhead && "letterhead",
        )}
        style={letterhead ? ({ "--print-top-margin": printTopMargin } as CSSProperties) : undefined}
      >
        {/* A fixed one would stand on every page of a pack, over those of its other papers. */}
        <Watermark school={school} everyPage={!packed} />
        <header className="relative grid grid-cols-1 gap-4 border-b-2 border-brand pb-4 print:gap-[2mm] print:pb-[2mm]">
          <SchoolHeading school={school} />
          <div className="flex flex-wrap items-start gap-4 print:flex-nowrap">
            <div className="grid min-w-[min(10rem,100%)] flex-1 grid-cols-1 gap-2">
              {packed ? (
                <h2 className={titleLook}>{title}</h2>
              ) : (
                <h1 tabIndex={-1} data-page-title className={titleLook}>
                  {title}
                </h1>
              )}
              {subtitle && (
                <p className="text-18 wrap-anywhere">
                  <bdi>{subtitle}</bdi>
                </p>
              )}
              <p className="hidden text-14 print:block print:text-[8pt]/[10pt]">
                {words.printedOn(printDay)}
              </p>
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
        {paid && <PaidStamp />}
      </article>
    </div>
  );
}

const titleLook = "text-22 font-semibold print:text-18";

/** Across the sheet, as a bursar's stamp; the lines of the receipt say it to who does not see it. */
function PaidStamp() {
  const words = useWords("documentFrame", documentFrameWords);
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 grid place-items-center overflow-hidden"
    >
      <svg
        viewBox="0 0 300 110"
        className="w-72 max-w-full -rotate-24 fill-current text-success opacity-20 sm:w-96"
      >
        <rect
          x="4"
          y="4"
          width="292"
          height="102"
          rx="8"
          fill="none"
          stroke="currentColor"
          strokeWidth="6"
        />
        <text x="150" y="84" textAnchor="middle" fontSize="82" fontWeight="700">
          {words.paid}
        </text>
      </svg>
    </div>
  );
}
