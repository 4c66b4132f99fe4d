import type { NumberKind } from "@polyportal/domain/student/number";
import { acceptanceRows, letterPaymentRows } from "@polyportal/domain/document/papers/letters";
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import { DocumentRows, DocumentSection } from "../document-frame/document-section.tsx";
import type { School } from "../document-frame/school-heading.tsx";
import { SignatureLines } from "../document-frame/signature-lines.tsx";
import { Passport } from "../document-frame/student.tsx";
import type { StudyInSession } from "../document-frame/study.ts";
import type { Verification } from "../qr-code/document-verification.tsx";
import { useWords } from "../../words/words.ts";
import { acceptanceLetterWords } from "./acceptance-letter.words.ts";

/** An accepted offer as its letter shows it. */
export type AcceptanceLetterView = StudyInSession & {
  /** Whose offer is accepted. */
  school: School;
  /** ISO; the day of the letter. */
  date: string | null | undefined;
  /** Last name, first name, middle name. */
  fullName: string | null | undefined;
  /** The passport photograph's address; initials stand in for a missing one. */
  photoSrc?: string | null | undefined;
  /** The number of the application that led to the offer; left out where the student's is known. */
  applicationNumber?: string | null | undefined;
  /** Left out as long as the school has given none. */
  matricNumber?: string | null | undefined;
  /** Which number that is: the matric number unless said. */
  numberKind?: NumberKind | null | undefined;
  /** The number of the letter of admission. */
  reference: string | null | undefined;
  /** The acceptance fee that was paid, in naira. */
  amount: number | null | undefined;
  /** The reference by which it was paid, without spaces. */
  rrr: string | null | undefined;
  /** ISO; when it was paid. */
  paidAt: string | null | undefined;
  /** Where the letter can be checked. */
  verification?: Verification | undefined;
};

export type AcceptanceLetterProps = {
  /** The letter to show. */
  letter: AcceptanceLetterView;
};

/** The letter by which a candidate accepts a place: printed once the fee is paid, and signed by hand. */
export function AcceptanceLetter({ letter }: AcceptanceLetterProps) {
  const words = useWords("acceptanceLetter", acceptanceLetterWords);
  return (
    <DocumentFrame
      school={letter.school}
      title={words.title}
      holder={letter.fullName}
      photo={<Passport name={letter.fullName} src={letter.photoSrc} />}
      verification={letter.verification}
    >
      <address className="relative not-italic">
        {words.recipient}
        <br />
        {letter.school.name}
        <br />
        {letter.school.address || letter.school.location}
      </address>
      <DocumentSection title={words.offer}>
        <DocumentRows rows={acceptanceRows(letter)} />
      </DocumentSection>
      <DocumentSection title={words.fee}>
        <DocumentRows rows={letterPaymentRows(letter)} />
      </DocumentSection>
      <p className="relative max-w-prose print:max-w-none">{words.undertaking}</p>
      <SignatureLines roles={words.signatures} />
    </DocumentFrame>
  );
}
