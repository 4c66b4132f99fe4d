import type { Output } from "@polyportal/api-client/client/client";
import { classPages as words } from "@polyportal/domain/messages/class-pages";
import {
  classCounts,
  registrationsInClass,
  uploadsInClass,
} from "@polyportal/domain/lecturer/class-filters";
import { classListPath, type ClassAddress } from "@polyportal/domain/routes/staff-paths";
import { FigureStrip } from "@polyportal/ui/figure-strip";

type Props = {
  counts: Output<"getClass">["counts"];
  which: ClassAddress;
};

/** How many of a class are where; each count leads to the list of those who were counted. */
export function ClassCounts({ counts, which }: Props) {
  return (
    <FigureStrip
      label={words.view.countsTitle}
      items={classCounts.map((count) => ({
        term: words.counts[count],
        value: counts[count].toLocaleString("en"),
        href: classListPath(which, {
          registration: registrationsInClass.find((one) => one === count),
          uploads: uploadsInClass.find((one) => one === count),
        }),
      }))}
    />
  );
}
