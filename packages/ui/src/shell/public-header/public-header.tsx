import type { ReactNode } from "react";
import { cx } from "class-variance-authority";
import { headerLinks } from "@polyportal/domain/routes/menus";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { Button } from "../../components/button/button.tsx";
import { ChevronDownIcon, ExternalIcon, MenuIcon } from "../../components/icon/icon.tsx";
import { BareLink } from "../../components/link/link.tsx";
import { SeasonCrest } from "../../components/season-lights/season-lights.tsx";
import { useWords } from "../../words/words.ts";
import { publicHeaderWords } from "./public-header.words.ts";

export type PublicHeaderProps = {
  /** The school's full name. */
  schoolName: string;
  /** What everyone calls the school: shown on phones, where the full name has no room. */
  shortName?: string | null;
  /** The address of the school's crest; a plain shield without one. */
  crest?: string | null;
  /** Where E-learning leads; without an address the link is left out. */
  elearningUrl?: string | null;
  /** Where E-Voting leads; without an address the link is left out. */
  evotingUrl?: string | null;
  /** Who has something open here, and how to close it: in the place of Login. */
  person?: ReactNode;
  /** The address of this page, so that its link is marked. */
  currentPath?: string;
};

/**
 * The header of every page before sign-in. On a phone the links fold into a native details element,
 * which works by keyboard and before any JavaScript has arrived.
 */
export function PublicHeader(props: PublicHeaderProps) {
  const { schoolName, shortName, crest, currentPath, person } = props;
  const words = useWords("publicHeader", publicHeaderWords);
  const links = <HeaderLinks {...props} />;
  return (
    <header className="relative z-20 border-b border-line bg-paper-raised print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-3 gap-y-1 px-side py-2">
        <BareLink
          href={publicPaths.landing}
          className={cx(
            "flex min-h-control flex-1 items-center gap-3 rounded font-semibold",
            // On a phone there is room for one name.
            person ? "max-sm:[&>span]:sr-only" : "min-w-24",
          )}
        >
          <SeasonCrest schoolName={schoolName} src={crest} decorative />
          {shortName && <span className="sm:hidden">{shortName}</span>}
          <span
            className={cx("line-clamp-2 leading-tight text-balance", shortName && "max-sm:hidden")}
          >
            {schoolName}
          </span>
        </BareLink>
        <nav aria-label={words.main} className="hidden lg:block">
          <ul className="flex items-center">{links}</ul>
        </nav>
        {person || (
          <Button asChild>
            <BareLink href={publicPaths.login}>{words.login}</BareLink>
          </Button>
        )}
        {/* A new address draws it anew, and so closed. */}
        <details key={currentPath} className="group lg:hidden">
          <summary className="flex min-h-control min-w-control items-center justify-center gap-1 rounded border border-line-strong px-2">
            <MenuIcon />
            <span className="sr-only">{words.menu}</span>
            <ChevronDownIcon className="transition-transform group-open:rotate-180" />
          </summary>
          <nav
            aria-label={words.main}
            className="absolute inset-x-0 top-full border-y border-line bg-paper-raised shadow-float"
          >
            <ul className="px-1 py-2">{links}</ul>
          </nav>
        </details>
      </div>
    </header>
  );
}

function HeaderLinks({ elearningUrl, evotingUrl, currentPath }: PublicHeaderProps) {
  const words = useWords("publicHeader", publicHeaderWords);
  const outside = [
    { label: words.elearning, href: elearningUrl },
    { label: words.evoting, href: evotingUrl },
  ];
  const look =
    "flex min-h-control items-center gap-1 rounded px-3 underline-offset-4 hover:underline lg:text-14";
  return (
    <>
      {headerLinks.map(({ label, path }) => (
        <li key={path}>
          <BareLink
            href={path}
            aria-current={path === currentPath ? "page" : undefined}
            className={cx(look, path === currentPath && "font-semibold text-brand")}
          >
            {label}
          </BareLink>
        </li>
      ))}
      {outside.map(
        ({ label, href }) =>
          href && (
            <li key={label}>
              <a href={href} rel="noopener noreferrer" className={look}>
                {label} <ExternalIcon className="text-ink-muted" label={words.elsewhere} />
              </a>
            </li>
          ),
      )}
    </>
  );
}
