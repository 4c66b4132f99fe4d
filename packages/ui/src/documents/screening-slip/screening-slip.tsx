import { paperNames } from "@polyportal/domain/document/kinds";
import {
  candidateRows,
  placeRows,
  type ScreeningOnPaper,
} from "@polyportal/domain/document/papers/screening";
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import { DocumentRows, DocumentSection } from "../document-frame/document-section.tsx";
import type { School } from "../document-frame/school-heading.tsx";
import { SignatureLines } from "../document-frame/signature-lines.tsx";
import { Passport } from "../document-frame/student.tsx";
import type { Verification } from "../qr-code/document-verification.tsx";
import { useWords } from "../../words/words.ts";
import { screeningSlipWords } from "./screening-slip.words.ts";

/** A candidate's place at the screening as the slip shows it. */
export type ScreeningSlipView = ScreeningOnPaper & {
  /** Who issues it. */
  school: School;
  /** The passport photograph's address; initials stand in for a missing one. */
  photoSrc?: string | null | undefined;
  /** What to bring, one thing a line. */
  bring: readonly string[];
  /** Where the slip can be checked. */
  verification?: Verification | undefined;
};

export type ScreeningSlipProps = {
  /** The slip to show. */
  slip: ScreeningSlipView;
};

/** What a candidate brings to the screening: who, when, where, and on which seat. */
export function ScreeningSlip({ slip }: ScreeningSlipProps) {
  const words = useWords("screeningSlip", screeningSlipWords);
  return (
    <DocumentFrame
      school={slip.school}
      title={paperNames["screening-slip"]}
      holder={slip.fullName}
      photo={<Passport name={slip.fullName} src={slip.photoSrc} />}
      footer={words.footer}
      verification={slip.verification}
    >
      <DocumentSection title={words.place}>
        <DocumentRows rows={placeRows(slip)} />
      </DocumentSection>
      <DocumentSection title={words.candidate}>
        <DocumentRows rows={candidateRows(slip)} />
      </DocumentSection>
      {slip.bring.length > 0 && (
        <DocumentSection title={words.bring}>
          <ul className="grid list-disc gap-1 ps-5 text-14">
            {slip.bring.map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </DocumentSection>
      )}
      <SignatureLines roles={words.signatures} />
    </DocumentFrame>
  );
}
