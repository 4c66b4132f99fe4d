import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { PageTitle } from "../../shell/page-title/page-title.tsx";

export type ListPageProps = Omit<ComponentProps<"section">, "title"> & {
  /** The page's name, as in the document's title: "Courses". */
  title: string;
  /** What the list is, in a sentence. */
  lead?: ReactNode;
  /** The page's `Breadcrumbs`. */
  breadcrumbs?: ReactNode;
  /** Actions for the whole list, the main one last: "Add a course". */
  actions?: ReactNode;
  /** The saved views: `SavedViews`. */
  views?: ReactNode;
  /** The filters: `Filters`. */
  filters?: ReactNode;
  /** The list itself: a `DataTable`. */
  children: ReactNode;
  /** Shown over the list: a `SideForm`, a `Confirm`. */
  sideForm?: ReactNode;
};

/** The layout of a list page: breadcrumbs, title and actions, views and filters, table. */
export function ListPage(props: ListPageProps) {
  const { title, lead, breadcrumbs, actions, views, filters, children, sideForm, ...others } =
    props;
  const { className, ...rest } = others;
  return (
    <section
      {...rest}
      className={cx("base:grid base:min-w-0 base:grid-cols-1 base:gap-6", className)}
    >
      <div className="grid grid-cols-1 gap-2">
        {breadcrumbs}
        <PageTitle lead={lead} actions={actions}>
          {title}
        </PageTitle>
      </div>
      {(views || filters) && (
        // On a phone both buttons share a line, with chips after them, so that the rows are higher up.
        <div className="grid min-w-0 grid-cols-1 gap-3 max-sm:flex max-sm:flex-wrap max-sm:items-end">
          {views}
          <div className="contents max-sm:*:contents">{filters}</div>
        </div>
      )}
      {children}
      {sideForm}
    </section>
  );
}
