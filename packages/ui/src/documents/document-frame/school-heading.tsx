import { cx } from "class-variance-authority";
import { Crest } from "../../components/crest/crest.tsx";

/** Who issues a document. */
export type School = {
  /** The school's full name. */
  name: string;
  /** The town and state, under the name. */
  location: string;
  /** The crest's address; without one a plain shield stands in. */
  crestSrc?: string | null;
};

export type SchoolHeadingProps = {
  /** Who issues the document. */
  school: School;
  /** Smaller on paper, where lines are counted. */
  compact?: boolean;
};

/** The head of a paper: crest, name and place of the school. */
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
          {school.location}
        </p>
      </div>
    </div>
  );
}
