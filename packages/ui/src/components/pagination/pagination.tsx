import type { ComponentProps } from "react";
import { useId } from "react";
import { cx } from "class-variance-authority";
import { pageSizes } from "@polyportal/domain/table/page-sizes";
import { ChevronLeftIcon, ChevronRightIcon } from "../icon/icon.tsx";
import { pageCount, pageList } from "./page-list.ts";
import { PageMover } from "./page-mover.tsx";
import { useWords } from "../../words/words.ts";
import { paginationWords } from "./pagination.words.ts";

export type PaginationProps = Omit<ComponentProps<"div">, "children"> & {
  /** The current page, from 1. */
  page: number;
  /** Items per page. */
  size: number;
  /** The total number of items. */
  total: number;
  /** There are more than `total`, which were not counted. */
  more?: boolean;
  /** The number of pages, if it does not follow from total and size. */
  pages?: number;
  /** Called with a page. Required unless `hrefOf` gives links; with both, pressing the link also calls this. */
  onPage?: (page: number) => void;
  /** The address of a page, for links that can open in a new tab. */
  hrefOf?: (page: number) => string;
  /** Called with a new page size; by default the choice is hidden. */
  onSize?: (size: number) => void;
  /** Also offers sizes for bulk work (300 to 1,000). */
  bulk?: boolean;
  /** The name for screen readers if a screen has several: "Pages of invoices". */
  label?: string;
};

/** Page navigation of a long list. Renders nothing if all items fit on one page. */
export function Pagination(props: PaginationProps) {
  const words = useWords("pagination", paginationWords);
  const { page, size, total, onPage, hrefOf, onSize, bulk = false, more, ...others } = props;
  const { pages = pageCount(total, size), label = words.label, className, ...rest } = others;
  if (total <= size && pages <= 1) return null;
  const from = Math.min((page - 1) * size + 1, total);
  const to = Math.min(page * size, total);
  const go = { onPage, hrefOf };
  return (
    <div
      {...rest}
      className={cx(
        "base:flex base:flex-wrap base:items-center base:justify-between base:gap-x-6 base:gap-y-3 base:text-14 print:hidden",
        className,
      )}
    >
      <p role="status" className="tabular-nums text-ink-muted first-letter:uppercase">
        {words.showing(from, to, total, more)}
      </p>
      {onSize && <PageSize size={size} bulk={bulk} onSize={onSize} />}
      <nav aria-label={label} className="max-sm:w-full">
        <ul className="flex flex-wrap items-center gap-1 max-sm:justify-between">
          <li>
            <PageMover {...go} to={page - 1} disabled={page <= 1}>
              <ChevronLeftIcon />
              <span aria-hidden="true" className="sm:hidden">
                {words.previous}
              </span>
              <span className="sr-only">{words.previousPage}</span>
            </PageMover>
          </li>
          {pageList(page, pages).map((mark) => (
            <li key={mark} className={cx(mark !== page && "max-sm:hidden")}>
              {typeof mark === "number" ? (
                <PageMover {...go} to={mark} current={mark === page}>
                  <span className="sm:hidden">{words.pageOf(mark, pages)}</span>
                  <span aria-hidden="true" className="max-sm:hidden">
                    {words.figure(mark)}
                  </span>
                  <span className="sr-only max-sm:hidden">{words.page(mark)}</span>
                </PageMover>
              ) : (
                <span aria-hidden="true" className="px-1 text-ink-muted">
                  …
                </span>
              )}
            </li>
          ))}
          <li>
            <PageMover {...go} to={page + 1} disabled={page >= pages}>
              <span aria-hidden="true" className="sm:hidden">
                {words.next}
              </span>
              <span className="sr-only">{words.nextPage}</span>
              <ChevronRightIcon />
            </PageMover>
          </li>
        </ul>
      </nav>
    </div>
  );
}

type PageSizeProps = {
  size: number;
  bulk: boolean;
  onSize: (size: number) => void;
};

function PageSize({ size, bulk, onSize }: PageSizeProps) {
  const words = useWords("pagination", paginationWords);
  const id = useId();
  const offered: readonly number[] = [...pageSizes.options, ...(bulk ? pageSizes.bulkOptions : [])];
  // Also offer a size that came with an address.
  const sizes = offered.includes(size) ? offered : [...offered, size].sort((a, b) => a - b);
  return (
    <div className="flex flex-wrap items-center gap-2 sm:ms-auto">
      <label htmlFor={id} className="text-ink-muted">
        {words.size}
      </label>
      <select
        id={id}
        value={size}
        onChange={(event) => onSize(Number(event.target.value))}
        className="ui-control w-auto py-0 text-14 tabular-nums"
      >
        {sizes.map((option) => (
          <option key={option} value={option}>
            {words.figure(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
