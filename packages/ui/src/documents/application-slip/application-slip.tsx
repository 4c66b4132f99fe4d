import { titleCase } from "@polyportal/domain/format/name";
import { DocumentFrame } from "../document-frame/document-frame.tsx";
import type { DocumentRow } from "../document-frame/document-section.tsx";
import { DocumentRows, DocumentSection } from "../document-frame/document-section.tsx";
import type { Printable } from "@polyportal/domain/document/printed";
import { printed } from "@polyportal/domain/document/printed";
import { SignatureLines } from "../document-frame/signature-lines.tsx";
import { Passport } from "../document-frame/student.tsx";
import type { Verification } from "../qr-code/document-verification.tsx";
import type { School } from "../document-frame/school-heading.tsx";
import { useWords } from "../../words/words.ts";
import { applicationSlipWords } from "./application-slip.words.ts";

/** An O-level examination that was sat. */
export type SlipSitting = {
  /** `WAEC`, `NECO`, … */
  examType: Printable;
  /** The candidate's number. */
  examNumber: Printable;
  /** The year it was sat. */
  examYear: Printable;
  /** The school it was sat at. */
  examCenter: Printable;
  /** Whether its result is not out yet: then it has neither centre nor subjects. */
  awaiting?: boolean;
  /** The subjects taken. */
  subjects: readonly SlipSubject[];
};

/** A subject of a sitting. */
export type SlipSubject = {
  /** Its name, in whatever case the records have it. */
  subject: string;
  /** The grade: `B3`. */
  grade: Printable;
};

type SlipPart<Kind extends string> = {
  /** What the part holds. */
  kind: Kind;
  /** Its heading. */
  title: string;
};

/** A line of the slip. */
export type SlipRow = {
  /** The name of the fact. */
  label: string;
  /** The fact, as the records have it. */
  value: Printable;
};

type SlipRows = SlipPart<"rows"> & {
  /** The facts, in order. */
  rows: readonly SlipRow[];
};

type SlipDocuments = SlipPart<"documents"> & {
  /** One entry for each document that is asked for: its name when it is there, else nothing. */
  documents: readonly (string | null | undefined)[];
};

type SlipSittings = SlipPart<"sittings"> & {
  /** The examinations that were sat, one or two. */
  sittings: readonly SlipSitting[];
};

type SlipTable = SlipPart<"table"> & {
  /** The heads of the columns. */
  columns: readonly string[];
  /** The rows, each with a fact for each column. */
  rows: readonly (readonly Printable[])[];
};

/** A part of a slip. Programmes differ by which parts they list. */
export type SlipSection = SlipRows | SlipDocuments | SlipSittings | SlipTable;

/** An application slip as it is shown and printed. */
export type ApplicationSlipView = {
  /** Who issues it. */
  school: School;
  /** The academic session: `2026/2027`. */
  session: Printable;
  /** What was applied for: "ND APPLICATION". */
  applicationType: Printable;
  /** Last name, then first name. */
  name: string;
  /** The passport photograph's address; initials stand in for a missing one. */
  photoSrc: string | null | undefined;
  /** What the slip says first of all: what it is not. */
  notice?: string | undefined;
  /** The parts, in order. */
  sections: readonly SlipSection[];
  /** Where the slip can be checked. */
  verification?: Verification | undefined;
};

export type ApplicationSlipProps = {
  /** The slip to show. */
  slip: ApplicationSlipView;
};

/** What an applicant prints at the end and brings to the screening. */
export function ApplicationSlip({ slip }: ApplicationSlipProps) {
  const words = useWords("applicationSlip", applicationSlipWords);
  return (
    <DocumentFrame
      school={slip.school}
      title={words.title(printed(slip.session), printed(slip.applicationType).trim())}
      holder={slip.name}
      subtitle={printed(slip.name)}
      photo={<Passport name={slip.name || words.applicant} src={slip.photoSrc} />}
      footer={words.footer}
      verification={slip.verification}
      letterhead
    >
      {slip.notice !== undefined && <p className="mt-4 font-semibold">{slip.notice}</p>}
      {slip.sections.map((section) => (
        <DocumentSection key={section.title} title={section.title}>
          <SectionBody section={section} />
        </DocumentSection>
      ))}
      <SignatureLines roles={[words.applicant]} />
    </DocumentFrame>
  );
}

function SectionBody({ section }: { section: SlipSection }) {
  const words = useWords("applicationSlip", applicationSlipWords);
  switch (section.kind) {
    case "rows":
      return <DocumentRows rows={section.rows} />;
    case "documents":
      return (
        <ul className="grid gap-1 text-14 break-inside-avoid print:grid-cols-2 print:gap-x-6 print:text-[9pt]/[11.5pt]">
          {section.documents.map((name, index) => (
            <li key={index}>{printed(name)}</li>
          ))}
        </ul>
      );
    case "table":
      return <SlipTableBody {...section} />;
    case "sittings":
      return (
        // Side by side, two sittings save an applicant a page.
        <div className="grid gap-x-8 sm:grid-cols-2 print:grid-cols-2">
          {section.sittings.map((sitting, index) => (
            <SittingBody key={index} title={words.sitting(index)} sitting={sitting} />
          ))}
        </div>
      );
  }
}

/** A narrow column does not part a year. */
const cellOf = (fact: Printable) =>
  `py-1 pe-3 text-start align-top ${printed(fact).length > 4 ? "wrap-anywhere" : "whitespace-nowrap"}`;

/** Rows of the same facts; on a phone each row is a block, its facts under their heads. */
function SlipTableBody({ title, columns, rows }: SlipTable) {
  const words = useWords("applicationSlip", applicationSlipWords);
  if (rows.length === 0) return <p className="text-14">{words.noRows}</p>;
  return (
    <>
      <table className="w-full border-collapse text-14 max-sm:hidden print:table print:text-[9pt]/[11.5pt]">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-1 pe-3 text-start align-top">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className="border-b border-line break-inside-avoid">
              {row.map((fact, at) => (
                <td key={at} className={cellOf(fact)}>
                  {printed(fact)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="grid gap-3 sm:hidden print:hidden">
        {rows.map((row, index) => (
          <DocumentRows
            key={index}
            columns={1}
            rows={columns.map((label, at) => ({ label, value: row[at] }))}
          />
        ))}
      </div>
    </>
  );
}

function SittingBody({ title, sitting }: { title: string; sitting: SlipSitting }) {
  const words = useWords("applicationSlip", applicationSlipWords);
  const rows: DocumentRow[] = [
    { label: words.examType, value: sitting.examType },
    { label: words.examNumber, value: sitting.examNumber },
    { label: words.examYear, value: sitting.examYear },
    sitting.awaiting
      ? { label: words.result, value: words.awaiting }
      : { label: words.examCenter, value: sitting.examCenter },
  ];
  return (
    <div className="break-inside-avoid">
      <h3 className="mt-2 font-semibold">{title}</h3>
      <DocumentRows rows={rows} columns={1} />
      {!sitting.awaiting && (
        <table className="mt-3 w-full border-collapse text-14">
          <caption className="sr-only">{words.subjectsOf(title)}</caption>
          <thead>
            <tr className="border-b border-line-strong">
              <th scope="col" className="py-1 pe-3 text-start">
                {words.subject}
              </th>
              <th scope="col" className="w-24 py-1 text-start">
                {words.grade}
              </th>
            </tr>
          </thead>
          <tbody>
            {sitting.subjects.map(({ subject, grade }, index) => (
              <tr key={index} className="border-b border-line">
                <td className="py-1 pe-3">{printed(subject && titleCase(subject))}</td>
                <td className="py-1">{printed(grade)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
