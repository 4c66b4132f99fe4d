import { pageSizes } from "@polyportal/domain/table/page-sizes";

const name = "rows-per-page";

/** How many rows a list shows at first: as many as were last chosen in this browser. */
export function rowsPerPage(): number {
  try {
    const kept = Number(localStorage.getItem(name));
    return isOffered(kept) ? kept : pageSizes.default;
  } catch {
    // Without storage, the default applies.
    return pageSizes.default;
  }
}

/** Keeps the number for every list. Hundreds of rows are for one piece of work, and are not kept. */
export function keepRowsPerPage(size: number): void {
  if (!isOffered(size)) return;
  try {
    localStorage.setItem(name, String(size));
  } catch {
    // Without storage, the choice lasts as long as the address.
  }
}

const isOffered = (size: number) => (pageSizes.options as readonly number[]).includes(size);

/** What a list is asked at first. Prefetching asks the same, so that it is requested once. */
export const firstPage = () => ({ page: 1, size: rowsPerPage() });
