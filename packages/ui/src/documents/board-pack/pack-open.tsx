import { printedCount, printedDate } from "@polyportal/domain/document/printed";
import { useWords } from "../../words/words.ts";
import { DocumentSection } from "../document-frame/document-section.tsx";
import { DocumentTable } from "../document-frame/document-table.tsx";
import { boardPackWords } from "./board-pack.words.ts";

/** A score sheet that has not come to the board. */
export type MissingSheet = {
  /** The course code: `CSC 201`. */
  code: string | null | undefined;
  /** The course's title. */
  title: string | null | undefined;
  /** How far it is: "With the dean". */
  state: string | null | undefined;
  /** The people with whom it is. */
  whose: string | null | undefined;
  /** Who of the class takes it. */
  students: number | null | undefined;
  /** Of how many nothing is entered. */
  missing: number | null | undefined;
};

/** A result that was amended. */
export type AmendedResult = {
  /** The course code: `CSC 201`. */
  code: string | null | undefined;
  /** Last name, first name, middle name. */
  fullName: string | null | undefined;
  /** The number that the school gave. */
  matricNumber: string | null | undefined;
  /** What it was: "45 D". */
  was: string | null | undefined;
  /** What it is since. */
  is: string | null | undefined;
  /** Why, as the student reads it. */
  reason: string | null | undefined;
  /** Who asked for it. */
  requestedBy: string | null | undefined;
  /** Who applied it. */
  appliedBy: string | null | undefined;
  /** The board's minute. */
  minuteNumber: string | null | undefined;
  /** ISO; when. */
  amendedAt: string | null | undefined;
};

/** A result of which an amendment is asked for. */
export type AskedResult = {
  /** The course code: `CSC 201`. */
  code: string | null | undefined;
  /** Last name, first name, middle name. */
  fullName: string | null | undefined;
  /** The number that the school gave. */
  matricNumber: string | null | undefined;
  /** What it is: "45 D". */
  stands: string | null | undefined;
  /** What it would be. */
  would: string | null | undefined;
  /** Why. */
  reason: string | null | undefined;
  /** Who asked for it. */
  requestedBy: string | null | undefined;
  /** ISO; when. */
  requestedAt: string | null | undefined;
  /** With whom it is: "With the dean". */
  state: string | null | undefined;
};

export type PackOpenProps = {
  /** The sheets that the board waits for. */
  missing: readonly MissingSheet[];
  /** What was amended, the latest first. */
  amendments: readonly AmendedResult[];
  /** What is asked for and not decided, the longest first. */
  requests: readonly AskedResult[];
};

/** What is not there yet and with whom it is, and what is another than it was. */
export function PackOpen({ missing, amendments, requests }: PackOpenProps) {
  const words = useWords("boardPack", boardPackWords);
  return (
    <>
      <DocumentSection title={words.missing}>
        <DocumentTable
          caption={words.listOf(words.missing)}
          rows={missing}
          empty={words.noneMissing}
          minWidth="min-w-[40rem]"
          columns={[
            {
              label: words.courseHead,
              value: ({ code }) => code,
              rowHeader: true,
              className: "w-[9%]",
            },
            { label: words.titleHead, value: ({ title }) => title },
            { label: words.state, value: ({ state }) => state, className: "w-[18%]" },
            { label: words.whose, value: ({ whose }) => whose, className: "w-[28%]" },
            {
              label: words.students,
              value: ({ students }) => printedCount(students),
              align: "end",
              className: "w-[8%]",
            },
            {
              label: words.withoutScore,
              value: (sheet) => printedCount(sheet.missing),
              align: "end",
              className: "w-[8%]",
            },
          ]}
        />
      </DocumentSection>
      <DocumentSection title={words.amendments}>
        <DocumentTable
          caption={words.listOf(words.amendments)}
          rows={amendments}
          empty={words.noAmendments}
          minWidth="min-w-[56rem]"
          columns={[
            { label: words.courseHead, value: ({ code }) => code, className: "w-[7%]" },
            { label: words.fullName, value: ({ fullName }) => fullName, rowHeader: true },
            {
              label: words.matricNumber,
              value: ({ matricNumber }) => matricNumber,
              className: "w-[12%]",
            },
            { label: words.was, value: ({ was }) => was, className: "w-[6%]" },
            { label: words.is, value: (one) => one.is, className: "w-[6%]" },
            { label: words.reason, value: ({ reason }) => reason, className: "w-[22%]" },
            {
              label: words.asked,
              value: ({ requestedBy }) => requestedBy,
              className: "w-[11%]",
            },
            { label: words.applied, value: ({ appliedBy }) => appliedBy, className: "w-[11%]" },
            {
              label: words.minute,
              value: ({ minuteNumber, amendedAt }) =>
                [minuteNumber, printedDate(amendedAt)].filter(Boolean).join(", "),
              className: "w-[9%]",
            },
          ]}
        />
      </DocumentSection>
      <DocumentSection title={words.requests}>
        <DocumentTable
          caption={words.listOf(words.requests)}
          rows={requests}
          empty={words.noRequests}
          minWidth="min-w-[56rem]"
          columns={[
            { label: words.courseHead, value: ({ code }) => code, className: "w-[7%]" },
            { label: words.fullName, value: ({ fullName }) => fullName, rowHeader: true },
            {
              label: words.matricNumber,
              value: ({ matricNumber }) => matricNumber,
              className: "w-[12%]",
            },
            { label: words.stands, value: ({ stands }) => stands, className: "w-[6%]" },
            { label: words.would, value: ({ would }) => would, className: "w-[6%]" },
            { label: words.reason, value: ({ reason }) => reason, className: "w-[22%]" },
            {
              label: words.asked,
              value: ({ requestedBy }) => requestedBy,
              className: "w-[11%]",
            },
            {
              label: words.askedOn,
              value: ({ requestedAt }) => printedDate(requestedAt),
              className: "w-[9%]",
            },
            { label: words.whose, value: ({ state }) => state, className: "w-[11%]" },
          ]}
        />
      </DocumentSection>
    </>
  );
}
