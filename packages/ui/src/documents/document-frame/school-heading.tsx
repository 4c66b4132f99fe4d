import { cx } from "class-variance-authority";
import { bareAddress } from "@polyportal/domain/format/address";
import { Crest } from "../../components/crest/crest.tsx";

/** Who issues a document. */
export type School = {
  /** The school's full name. */
  name: string;
  /** The town and state. */
  location: string;
  /** Where letters reach it, under the name: "P.M.B. 1020, Ijemi"; without one, its location. */
  address?: string | undefined;
  /** Its address on the web. */
  website?: string | undefined;
  /** The crest's address; without one a plain shield stands in. */
  crestSrc?: string | null;
};

export type SchoolHeadingProps = {
  /** Who issues the document. */
  school: School;
  /** Smaller on paper, where lines are counted. */
  compact?: boolean;
};

/** The head of a paper: crest, name, address and website of the school. */
export function SchoolHeading({ school, compact = false }: SchoolHeadingProps) {
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-4 print:flex-nowrap">
      <Crest
        schoolName={school.name}
        src={school.crestSrc ?? null}
        decorative
        className={cx("size-16", compact && "print:size-[11mm]")}
      />
      <div className="min-w-[min(12rem,100%)] flex-1">
        <p
          className={cx(
            "text-18 font-semibold",
            compact ? "print:text-[10pt]/[12pt]" : "sm:text-22 print:text-18",
          )}
        >
          {school.name}
        </p>
        <p className={cx("text-14 text-ink-muted", compact && "print:text-[8pt]/[10pt]")}>
          {school.address || school.location}
          {school.website && <> · {bareAddress(school.website)}</>}
        </p>
      </div>
    </div>
  );
}
