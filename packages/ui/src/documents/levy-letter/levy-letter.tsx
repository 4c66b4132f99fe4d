import type { NumberKind } from "@polyportal/domain/student/number";
import { letterPaymentRows, levyRows } from "@polyportal/domain/document/papers/letters";
import { Signatory } from "../admission-letter/signatory.tsx";
import type { LetterSignatory } from "../admission-letter/signatory.tsx";
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import { DocumentRows, DocumentSection } from "../document-frame/document-section.tsx";
import type { School } from "../document-frame/school-heading.tsx";
import { Passport } from "../document-frame/student.tsx";
import type { StudyInSession } from "../document-frame/study.ts";
import type { Verification } from "../qr-code/document-verification.tsx";
import { useWords } from "../../words/words.ts";
import { levyLetterWords } from "./levy-letter.words.ts";

/** A paid development levy as its letter shows it. */
export type LevyLetterView = StudyInSession & {
  /** Who issues it. */
  school: School;
  /** The letter's own number. */
  reference: string | null | undefined;
  /** ISO; the day of the letter. */
  date: string | null | undefined;
  /** Last name, first name, middle name. */
  fullName: string | null | undefined;
  /** The passport photograph's address; initials stand in for a missing one. */
  photoSrc?: string | null | undefined;
  /** The number that the school gave. */
  matricNumber: string | null | undefined;
  /** Which number that is: the matric number unless said. */
  numberKind?: NumberKind | null | undefined;
  /** The level in that session: "ND I". */
  level: string | null | undefined;
  /** The levy that was paid, in naira. */
  amount: number | null | undefined;
  /** The reference by which it was paid, without spaces. */
  rrr: string | null | undefined;
  /** ISO; when it was paid. */
  paidAt: string | null | undefined;
  /** Who signs for the school. */
  signatory: LetterSignatory;
  /** Where the letter can be checked. */
  verification?: Verification | undefined;
};

export type LevyLetterProps = {
  /** The letter to show. */
  letter: LevyLetterView;
};

/** The letter that confirms that a student has paid the development levy of a session. */
export function LevyLetter({ letter }: LevyLetterProps) {
  const words = useWords("levyLetter", levyLetterWords);
  return (
    <DocumentFrame
      school={letter.school}
      title={words.title}
      holder={letter.fullName}
      photo={<Passport name={letter.fullName} src={letter.photoSrc} />}
      verification={letter.verification}
    >
      <DocumentRows rows={levyRows(letter)} />
      <p className="relative max-w-prose print:max-w-none">{words.confirmation}</p>
      <DocumentSection title={words.payment}>
        <DocumentRows rows={letterPaymentRows(letter)} />
      </DocumentSection>
      <p className="relative max-w-prose print:max-w-none">{words.use}</p>
      <Signatory signatory={letter.signatory} />
    </DocumentFrame>
  );
}
