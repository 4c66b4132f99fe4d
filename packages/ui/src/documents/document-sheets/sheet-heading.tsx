import { bareAddress } from "@polyportal/domain/format/address";
import { printed } from "@polyportal/domain/document/printed";
import { breakable } from "../document-frame/breakable.tsx";
import type { School } from "../document-frame/school-heading.tsx";
import { SchoolHeading } from "../document-frame/school-heading.tsx";
import type { Verification } from "../qr-code/document-verification.tsx";
import { QrCode } from "../qr-code/qr-code.tsx";
import { useWords } from "../../words/words.ts";
import { documentVerificationWords } from "../qr-code/document-verification.words.ts";
import { documentFrameWords } from "../document-frame/document-frame.words.ts";

export type SheetHeadingProps = {
  /** Who issues the sheet. */
  school: School;
  /** What the sheet is. */
  title: string;
  /** The first sheet's title is the page's heading, or one below a pack's; the others' only look like it. */
  level: "page" | "packed" | "sheet";
  /** The day on which it is printed, ISO. */
  printDay: string;
  /** Where the sheet can be checked. */
  verification?: Verification | undefined;
};

/** The head of a sheet, low enough to leave room for 30 lines. */
export function SheetHeading({ school, title, level, printDay, verification }: SheetHeadingProps) {
  const words = useWords("documentVerification", documentVerificationWords);
  const look = "text-18 font-semibold sm:text-22 print:text-16";
  return (
    // In one piece on paper: a printer lays out twice what it may have to tear.
    <header className="relative flex flex-wrap items-center gap-4 border-b-2 border-brand pb-3 print:inline-flex print:w-full print:flex-nowrap print:pb-[1mm] print:align-top">
      <div className="grid min-w-[min(16rem,100%)] flex-1 grid-cols-1 gap-2 print:gap-[1mm]">
        <SchoolHeading school={school} compact />
        {level === "page" ? (
          <h1 tabIndex={-1} data-page-title className={look}>
            {title}
          </h1>
        ) : level === "packed" ? (
          <h2 className={look}>{title}</h2>
        ) : (
          <p className={look}>{title}</p>
        )}
        <p className="text-14 text-ink-muted print:text-[7pt]/[8pt]">
          <PrintedOn day={printDay} />
          {verification?.verifyUrl &&
            breakable(words.checkedAt(bareAddress(verification.verifyUrl)))}
        </p>
      </div>
      {verification && (
        <div className="grid justify-items-center text-14 print:text-[7pt]/[8pt]">
          <QrCode
            value={verification.verifyUrl ?? ""}
            label={words.qrCode}
            className="size-24 print:size-[19mm]"
          />
          <p>
            <span className="sr-only">{words.code}: </span>
            {printed(verification.code)}
          </p>
        </div>
      )}
    </header>
  );
}

function PrintedOn({ day }: { day: string }) {
  const words = useWords("documentFrame", documentFrameWords);
  return <span className="hidden print:inline">{words.printedOn(day)}. </span>;
}
