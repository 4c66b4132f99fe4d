import type { ReactNode } from "react";
import { use, useId } from "react";
import { cx } from "class-variance-authority";
import { breakable } from "./breakable.tsx";
import { PackContext } from "./pack-context.ts";
import type { Printable } from "@polyportal/domain/document/printed";
import { printed } from "@polyportal/domain/document/printed";

export type DocumentSectionProps = {
  /** The part's heading, and its name as a landmark. */
  title: string;
  /** What stands under the heading. */
  children: ReactNode;
};

/** A part of a document under its heading. */
export function DocumentSection({ title, children }: DocumentSectionProps) {
  const id = useId();
  const Heading = use(PackContext) ? "h3" : "h2";
  return (
    <section
      aria-labelledby={id}
      // A block on paper: in a grid a browser parts a heading from what follows.
      className="relative grid grid-cols-1 gap-2 print:block print:[&>*+*]:mt-1"
    >
      <Heading
        id={id}
        className="border-b border-line pb-1 text-18 font-semibold print:pb-0.5 print:text-[11pt]/[14pt]"
      >
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** One line of a record. */
export type DocumentRow = {
  /** What the fact is called. */
  label: string;
  /** The fact; a missing one is printed as "-". */
  value:
    | Printable
    | {
        /** What is drawn instead of words. */
        node: ReactNode;
      };
};

export type DocumentRowsProps = {
  /** The lines, in the order in which they are read. */
  rows: readonly DocumentRow[];
  /** How many lines stand side by side where there is room, and always on paper. */
  columns?: 1 | 2;
  /** Smaller on paper, for the head of a sheet whose rows are counted: a long fact, then a short one. */
  dense?: boolean;
};

/** A statement of several lines needs the whole width. */
const isLong = (value: DocumentRow["value"]) => typeof value === "string" && value.length > 160;

/** The lines of a record: label and value side by side, in two columns where there is room. */
export function DocumentRows({ rows, columns = 2, dense = false }: DocumentRowsProps) {
  return (
    <dl
      className={cx(
        "relative grid grid-cols-1 gap-x-8 print:gap-x-6",
        columns === 2 && "sm:grid-cols-2",
        // In one piece on paper: a printer lays out twice what it may have to tear.
        dense && "print:inline-grid print:w-full print:align-top",
        columns === 2 && (dense ? "print:grid-cols-[5fr_2fr]" : "print:grid-cols-2"),
      )}
    >
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className={cx(
            "gap-x-3 border-b border-line py-1.5 text-14",
            isLong(value)
              ? "col-span-full print:py-[0.7mm] print:text-[9pt]/[11.5pt]"
              : "flex flex-wrap print:grid",
            !isLong(value) &&
              (dense
                ? "print:grid-cols-[20mm_minmax(0,1fr)] print:py-px print:text-[8pt]/[10pt]"
                : "print:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:py-[0.7mm] print:text-[9pt]/[11.5pt]"),
          )}
        >
          {/* Side by side where both have room, in the same shares on every line. */}
          <dt
            className={cx("min-w-0 text-ink-muted", dense ? "flex-[1_1_5rem]" : "flex-[2_1_6rem]")}
          >
            {label}
          </dt>
          <dd
            className={cx(
              "min-w-0 font-medium wrap-anywhere",
              dense ? "flex-[2_1_10rem]" : "flex-[3_1_9rem]",
            )}
          >
            {typeof value === "object" && value !== null ? (
              value.node
            ) : (
              // A name may be written from right to left; its neighbours stay where they are.
              <bdi>{breakable(printed(value))}</bdi>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
