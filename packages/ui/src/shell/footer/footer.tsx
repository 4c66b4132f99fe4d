import { useWords } from "../../words/words.ts";
import { footerWords } from "./footer.words.ts";
export type FooterProps = {
  /** The school's full name. */
  schoolName: string;
  /** Town and state. */
  location: string;
  /** A telephone number for help; without one the line is left out. */
  helpLine?: string | null;
  /** Who made the portal. */
  poweredBy?: string;
};

/** The last lines of every page: where the school is, whom to call, who made the portal. */
export function Footer({ schoolName, location, helpLine, poweredBy = "Polyportal" }: FooterProps) {
  const words = useWords("footer", footerWords);
  return (
    <footer className="border-t border-line bg-paper-sunken text-14 text-ink-muted print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-1 px-side py-6">
        <p>
          {schoolName}, {location}
        </p>
        {helpLine && (
          <p>
            {words.helpLine}{" "}
            <a
              href={`tel:${helpLine.replace(/[\s()-]/g, "")}`}
              className="ui-alone text-ink tabular-nums underline underline-offset-4"
            >
              {helpLine}
            </a>
          </p>
        )}
        <p>{words.poweredBy(poweredBy)}</p>
      </div>
    </footer>
  );
}
