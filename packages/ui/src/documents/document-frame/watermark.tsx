import { cx } from "class-variance-authority";
import { Crest } from "../../components/crest/crest.tsx";
import type { School } from "./school-heading.tsx";

export type WatermarkProps = {
  /** Whose crest it is. */
  school: School;
  /** Stands behind each printed page; otherwise once, behind the element that holds it. */
  everyPage?: boolean;
};

/** The crest behind the words. */
export function Watermark({ school, everyPage = false }: WatermarkProps) {
  return (
    <div
      aria-hidden="true"
      className={cx(
        "pointer-events-none absolute inset-0 grid place-items-center overflow-hidden opacity-5",
        // A fixed element is printed on every page.
        everyPage && "print:fixed",
      )}
    >
      <Crest
        schoolName={school.name}
        src={school.crestSrc ?? null}
        decorative
        className="size-80 max-w-full"
      />
    </div>
  );
}
