import { Link } from "@polyportal/ui/link";

/** A line that is a link: a finger's height on a phone. */
export const line = "inline-flex min-h-control items-center max-sm:min-w-control sm:min-h-7";

type Props = {
  value: number;
  /** The list of what it counts. */
  href: string;
  /** What it counts, for who hears the link alone. */
  of: string;
};

/** A count that leads to what it counts; of nothing there is nothing to look at. */
export function Figure({ value, href, of }: Props) {
  const shown = value.toLocaleString("en");
  // As high as the figures beside it that are links.
  if (value === 0) return <span className={line}>{shown}</span>;
  return (
    <Link className={line} href={href}>
      {shown}
      <span className="sr-only">: {of}</span>
    </Link>
  );
}
