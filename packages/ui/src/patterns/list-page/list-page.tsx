import type { ComponentProps, ReactNode } from "react";
import { useState } from "react";
import { cx } from "class-variance-authority";
import { InfoIcon } from "../../components/icon/icon.tsx";
import { PageTitle } from "../../shell/page-title/page-title.tsx";
import { useWords } from "../../words/words.ts";
import { listPageWords } from "./list-page.words.ts";

export type ListPageProps = Omit<ComponentProps<"section">, "title"> & {
  /** The page's name, as in the document's title: "Courses". */
  title: string;
  /** What stands beside it: how many rows there are, whose list it is. */
  beside?: ReactNode;
  /** What the list is, in a sentence or two, behind a button beside the title. */
  lead?: ReactNode;
  /** The page's `Breadcrumbs`. */
  breadcrumbs?: ReactNode;
  /** Actions for the whole list, the main one last: "Add a course". */
  actions?: ReactNode;
  /** The list itself: a `DataTable`, which holds views, search and filters in one line. */
  children: ReactNode;
  /** Shown over the list: a `SideForm`, a `Confirm`. */
  sideForm?: ReactNode;
};

/** The layout of a list page: breadcrumbs, title and actions in one line, table. */
export function ListPage(props: ListPageProps) {
  const { title, beside, lead, breadcrumbs, actions, children, sideForm, ...others } = props;
  const { className, ...rest } = others;
  const words = useWords("listPage", listPageWords);
  const [about, setAbout] = useState(false);
  return (
    <section
      {...rest}
      className={cx("base:grid base:min-w-0 base:grid-cols-1 base:gap-3", className)}
    >
      <div className="grid grid-cols-1 gap-1">
        {breadcrumbs}
        <PageTitle
          lead={about && lead}
          actions={actions}
          beside={
            <>
              {beside}
              {lead && (
                <button
                  type="button"
                  aria-label={words.about}
                  aria-expanded={about}
                  onClick={() => setAbout(!about)}
                  className="grid min-h-control min-w-control place-items-center self-center rounded text-ink-muted hover:text-ink print:hidden"
                >
                  <InfoIcon />
                </button>
              )}
            </>
          }
        >
          {title}
        </PageTitle>
      </div>
      {children}
      {sideForm}
    </section>
  );
}
