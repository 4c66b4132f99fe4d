import { paperNames } from "@polyportal/domain/document/kinds";
import {
  placementRows,
  traineeRows,
  type PlacementOnPaper,
} from "@polyportal/domain/document/papers/siwes";
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import { DocumentRows, DocumentSection } from "../document-frame/document-section.tsx";
import { printed } from "@polyportal/domain/document/printed";
import type { School } from "../document-frame/school-heading.tsx";
import { SignatureLines } from "../document-frame/signature-lines.tsx";
import type { DocumentStudent } from "../document-frame/student.tsx";
import { Passport } from "../document-frame/student.tsx";
import type { Verification } from "../qr-code/document-verification.tsx";
import { useWords } from "../../words/words.ts";
import { siwesPreviewWords } from "./siwes-preview.words.ts";

/** Where the training allowance is paid to. */
export type SiwesAccount = {
  /** The bank's name. */
  bank: string | null | undefined;
  /** The account's holder. */
  accountName: string | null | undefined;
  /** The ten digits of the account. */
  accountNumber: string | null | undefined;
  /** The branch's sort code. */
  sortCode: string | null | undefined;
};

/** A week of the logbook, as it is written. */
export type SiwesLogbookWeek = {
  /** Which week: "Week 3, 15 March 2027 to 21 March 2027". */
  title: string;
  /** What was done. */
  work: string | null | undefined;
  /** What was learned, and what was hard. */
  remarks: string | null | undefined;
};

/** A student's industrial training as it is shown and printed. */
export type SiwesView = {
  /** Who issues it. */
  school: School;
  /** Who is trained. */
  student: DocumentStudent;
  /** The academic session: `2026/2027`. */
  session: string | null | undefined;
  /** The student's telephone number. */
  mobileNumber: string | null | undefined;
  /** The student's e-mail address. */
  email: string | null | undefined;
  /** Where the training is; nothing before a place is found. */
  placement: PlacementOnPaper | null | undefined;
  /** Where the allowance is paid to; null before it is given, left out where it is not asked for. */
  account?: SiwesAccount | null | undefined;
  /** The weeks that are written; left out where the form alone is printed. */
  logbook?: readonly SiwesLogbookWeek[] | undefined;
  /** Where the preview can be checked. */
  verification?: Verification | undefined;
};

export type SiwesPreviewProps = {
  /** The training to show. */
  siwes: SiwesView;
};

/** What a student handed in for the industrial training (SIWES), to check, print and have signed. */
export function SiwesPreview({ siwes }: SiwesPreviewProps) {
  const words = useWords("siwesPreview", siwesPreviewWords);
  const { student, placement, account, logbook = [] } = siwes;
  return (
    <DocumentFrame
      school={siwes.school}
      title={paperNames["siwes-preview"]}
      holder={student.fullName}
      photo={<Passport name={student.fullName} src={student.photoSrc} />}
      verification={siwes.verification}
    >
      <DocumentSection title={words.student}>
        <DocumentRows rows={traineeRows(siwes)} />
      </DocumentSection>
      <DocumentSection title={words.place}>
        <DocumentRows rows={placementRows(placement)} />
      </DocumentSection>
      {"account" in siwes && (
        <DocumentSection title={words.account}>
          <DocumentRows
            rows={[
              { label: words.bank, value: account?.bank },
              { label: words.accountName, value: account?.accountName },
              { label: words.accountNumber, value: account?.accountNumber },
              { label: words.sortCode, value: account?.sortCode },
            ]}
          />
        </DocumentSection>
      )}
      {logbook.length > 0 && (
        <DocumentSection title={words.logbook}>
          {logbook.map(({ title, work, remarks }) => (
            <section key={title} className="break-inside-avoid py-1.5 text-14">
              <h3 className="font-semibold">{title}</h3>
              <p className="whitespace-pre-line wrap-anywhere">{printed(work)}</p>
              {remarks && (
                <p className="whitespace-pre-line wrap-anywhere text-ink-muted">{remarks}</p>
              )}
            </section>
          ))}
        </DocumentSection>
      )}
      <SignatureLines roles={words.signatures} />
    </DocumentFrame>
  );
}
