import type { Output } from "@polyportal/api-client/client/client";
import { classPages as words } from "@polyportal/domain/messages/class-pages";
import {
  classCounts,
  registrationsInClass,
  uploadsInClass,
} from "@polyportal/domain/lecturer/class-filters";
import { classListPath, type ClassAddress } from "@polyportal/domain/routes/staff-paths";
import { Link } from "@polyportal/ui/link";

type Props = {
  counts: Output<"getClass">["counts"];
  which: ClassAddress;
};

/** How many of a class are where; each count leads to the list of those who were counted. */
export function ClassCounts({ counts, which }: Props) {
  return (
    <ul
      aria-label={words.view.countsTitle}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3"
    >
      {classCounts.map((count) => (
        <li key={count} className="ui-card px-4 py-3">
          <Link
            quiet
            className="grid"
            href={classListPath(which, {
              registration: registrationsInClass.find((one) => one === count),
              uploads: uploadsInClass.find((one) => one === count),
            })}
          >
            <span className="text-14 text-ink-muted">{words.counts[count]}</span>{" "}
            <span className="text-22 font-semibold tabular-nums">
              {counts[count].toLocaleString("en")}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
