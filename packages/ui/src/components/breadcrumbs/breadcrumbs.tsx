import type { ComponentProps } from "react";
import { cx } from "class-variance-authority";
import { breadcrumbLimits } from "@polyportal/domain/breadcrumbs/limits";
import { truncate } from "@polyportal/domain/format/name";
import type { Crumb } from "@polyportal/domain/routes/crumbs";
import { DropdownMenu } from "../dropdown-menu/dropdown-menu.tsx";
import { ChevronRightIcon, MoreIcon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import { useWords } from "../../words/words.ts";
import { breadcrumbsWords } from "./breadcrumbs.words.ts";

export type BreadcrumbsProps = Omit<ComponentProps<"nav">, "children"> & {
  /** From the outermost page to this one. */
  crumbs: readonly Crumb[];
};

/**
 * The path to this page. Hidden for one crumb. Names are cut at 24 characters. With more than four crumbs,
 * only the first and last are shown, and a menu holds the others.
 */
export function Breadcrumbs({ crumbs, className, ...rest }: BreadcrumbsProps) {
  const words = useWords("breadcrumbs", breadcrumbsWords);
  if (crumbs.length <= breadcrumbLimits.hiddenUpTo) return null;
  const collapsed = crumbs.length > breadcrumbLimits.collapseAbove;
  const between = crumbs.slice(1, -1);
  const shown = collapsed ? [...crumbs.slice(0, 1), ...crumbs.slice(-1)] : crumbs;
  return (
    <nav aria-label={words.label} {...rest} className={cx("base:text-14 print:hidden", className)}>
      <ol className="flex flex-wrap items-center gap-x-1">
        {shown.map((crumb, index) => (
          <li key={crumb.path} className="flex min-w-0 flex-wrap items-center gap-1">
            {index > 0 && <ChevronRightIcon className="text-ink-muted" />}
            {index > 0 && collapsed && (
              <>
                <DropdownMenu
                  label={words.between}
                  trigger={<MoreIcon />}
                  groups={[between.map(({ label, path }) => ({ label, href: path }))]}
                />
                <ChevronRightIcon className="text-ink-muted" />
              </>
            )}
            <CrumbName crumb={crumb} current={index === shown.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function CrumbName({ crumb, current }: { crumb: Crumb; current: boolean }) {
  const name = truncate(crumb.label, breadcrumbLimits.nameLimit);
  const isCut = name !== crumb.label;
  const title = isCut ? crumb.label : undefined;
  // The cut name is visible, and screen readers read the whole one.
  const words = isCut ? (
    <>
      <span aria-hidden="true">{name}</span>
      <span className="sr-only">{crumb.label}</span>
    </>
  ) : (
    name
  );
  if (current) {
    return (
      <span aria-current="page" title={title} className="relative py-3 sm:py-0.5">
        {words}
      </span>
    );
  }
  return (
    <Link href={crumb.path} title={title} className="relative py-3 max-sm:min-w-control sm:py-0.5">
      {words}
    </Link>
  );
}
