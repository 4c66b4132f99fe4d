import { titleCase } from "@polyportal/domain/format/name";
import { sittingLabel, slipMessages, slipTitle } from "@polyportal/domain/messages/slip";
import { Avatar } from "../../components/avatar/avatar.tsx";
import type { School } from "../document-frame/document-frame.tsx";
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import type { DocumentRow } from "../document-frame/document-section.tsx";
import { DocumentRows, DocumentSection } from "../document-frame/document-section.tsx";
import type { Printable } from "../document-frame/printed.ts";
import { printed } from "../document-frame/printed.ts";

export type SlipSitting = {
  examType: Printable;
  examNumber: Printable;
  examYear: Printable;
  examCenter: Printable;
  subjects: readonly { subject: string; grade: Printable }[];
};

/** A part of a slip. Programmes differ by which parts they list. */
export type SlipSection =
  | { kind: "rows"; title: string; rows: readonly { label: string; value: Printable }[] }
  /** One entry for each document that is asked for: its name when it is there, else nothing. */
  | { kind: "documents"; title: string; documents: readonly (string | null | undefined)[] }
  | { kind: "sittings"; title: string; sittings: readonly SlipSitting[] };

/** An application slip as it is shown and printed. */
export type ApplicationSlipView = {
  school: School;
  session: Printable;
  applicationType: Printable;
  /** Last name, then first name. */
  name: string;
  photoSrc: string | null | undefined;
  sections: readonly SlipSection[];
};

/** What an applicant prints at the end and brings to the screening. */
export function ApplicationSlip({ slip }: { slip: ApplicationSlipView }) {
  return (
    <DocumentFrame
      school={slip.school}
      title={slipTitle(printed(slip.session), printed(slip.applicationType).trim())}
      subtitle={printed(slip.name)}
      photo={<Avatar name={slip.name || "Applicant"} src={slip.photoSrc ?? null} size="passport" />}
      footer={slipMessages.footer}
      letterhead
    >
      {slip.sections.map((section) => (
        <DocumentSection key={section.title} title={section.title}>
          <SectionBody section={section} />
        </DocumentSection>
      ))}
    </DocumentFrame>
  );
}

function SectionBody({ section }: { section: SlipSection }) {
  switch (section.kind) {
    case "rows":
      return <DocumentRows rows={section.rows} />;
    case "documents":
      return (
        <ul className="grid gap-1 text-14">
          {section.documents.map((name, index) => (
            <li key={index}>{printed(name)}</li>
          ))}
        </ul>
      );
    case "sittings":
      return (
        // Side by side, two sittings save an applicant a page.
        <div className="grid gap-x-8 sm:grid-cols-2 print:grid-cols-2">
          {section.sittings.map((sitting, index) => (
            <SittingBody key={index} title={sittingLabel(index)} sitting={sitting} />
          ))}
        </div>
      );
  }
}

function SittingBody({ title, sitting }: { title: string; sitting: SlipSitting }) {
  const rows: DocumentRow[] = [
    { label: "Exam type", value: sitting.examType },
    { label: "Exam number", value: sitting.examNumber },
    { label: "Exam year", value: sitting.examYear },
    { label: "Exam center", value: sitting.examCenter },
  ];
  return (
    <div className="break-inside-avoid">
      <h3 className="mt-2 font-semibold">{title}</h3>
      <DocumentRows rows={rows} columns={1} />
      <table className="mt-3 w-full border-collapse text-14">
        <caption className="sr-only">Subjects and grades, {title}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-1 pe-3 text-start">
              Subject
            </th>
            <th scope="col" className="w-24 py-1 text-start">
              Grade
            </th>
          </tr>
        </thead>
        <tbody>
          {sitting.subjects.map(({ subject, grade }) => (
            <tr key={subject} className="border-b border-line">
              <td className="py-1 pe-3">{titleCase(subject)}</td>
              <td className="py-1">{printed(grade)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
