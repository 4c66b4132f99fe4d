import type { NumberKind } from "@polyportal/domain/student/number";
import { admissionRows, offerRows } from "@polyportal/domain/document/papers/letters";
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import { DocumentRows, DocumentSection } from "../document-frame/document-section.tsx";
import type { Printable } from "@polyportal/domain/document/printed";
import type { School } from "../document-frame/school-heading.tsx";
import { Passport } from "../document-frame/student.tsx";
import type { StudyInSession } from "../document-frame/study.ts";
import type { Verification } from "../qr-code/document-verification.tsx";
import type { LetterSignatory } from "./signatory.tsx";
import { Signatory } from "./signatory.tsx";
import { useWords } from "../../words/words.ts";
import { admissionLetterWords } from "./admission-letter.words.ts";

export type { LetterSignatory } from "./signatory.tsx";

/** An offer of admission as its letter shows it. */
export type AdmissionLetterView = StudyInSession & {
  /** Who issues it. */
  school: School;
  /** The letter's own number: `ADM/2026/004127`. */
  reference: string | null | undefined;
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
  /** Left out where the programme does not ask for JAMB. */
  jambNumber?: string | null | undefined;
  /** "Full-time", "Part-time (evening)", … */
  modeOfStudy: string | null | undefined;
  /** In words or years: "2 years". */
  duration: Printable;
  /** In naira. */
  acceptanceFee: number | null | undefined;
  /** ISO; the day after which the offer lapses. */
  acceptBefore: string | null | undefined;
  /** ISO; left out where the day is not known yet. */
  resumesOn?: string | null | undefined;
  /** The offer's conditions, where they are not the usual ones. */
  conditions?: readonly string[];
  /** What the school says besides, line by line as it wrote it. */
  remarks?: string;
  /** Who signs for the school. */
  signatory: LetterSignatory;
  /** Where the letter can be checked. */
  verification?: Verification | undefined;
};

export type AdmissionLetterProps = {
  /** The letter to show. */
  letter: AdmissionLetterView;
};

/** The letter by which the school offers a place: what, on which conditions, until when. */
export function AdmissionLetter({ letter }: AdmissionLetterProps) {
  const words = useWords("admissionLetter", admissionLetterWords);
  const { conditions = words.conditions } = letter;
  return (
    <DocumentFrame
      school={letter.school}
      title={words.title}
      holder={letter.fullName}
      photo={<Passport name={letter.fullName} src={letter.photoSrc} />}
      verification={letter.verification}
    >
      <DocumentRows rows={admissionRows(letter)} />
      <p className="relative max-w-prose print:max-w-none">{words.opening}</p>
      <DocumentRows rows={offerRows(letter)} />
      <p className="relative max-w-prose print:max-w-none">{words.accept}</p>
      {conditions.length > 0 && (
        <DocumentSection title={words.conditionsTitle}>
          <ol className="grid max-w-prose list-decimal gap-1 ps-6 text-14 print:max-w-none">
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ol>
        </DocumentSection>
      )}
      {letter.remarks && (
        <p className="relative max-w-prose whitespace-pre-line print:max-w-none">
          {letter.remarks}
        </p>
      )}
      <p className="relative">{words.closing}</p>
      <Signatory signatory={letter.signatory} />
    </DocumentFrame>
  );
}
