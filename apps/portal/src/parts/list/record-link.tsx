import { Link } from "@polyportal/ui/link";
import type { MouseEvent, ReactNode } from "react";
import { openRecord, withRecord } from "./record.ts";
import { useAddress } from "./use-address.ts";
import { isWide } from "./wide.ts";

type Props = {
  id: string;
  /** The record's own page, for phones and other tabs; without one it takes the place of its list there. */
  page?: string;
  /** A press leads to that page everywhere: the record opens by an act of its row. */
  leads?: boolean;
  children: ReactNode;
};

/** What a row is called by: opens its record beside the list where there is room, elsewhere as a page. */
export function RecordLink({ id, page, leads = false, children }: Props) {
  const [params, show] = useAddress();
  const isOpen = params.get(openRecord) === id;
  const besideList = withRecord(params, id);
  const open = (event: MouseEvent) => {
    // Another tab or window shows the page.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      return;
    }
    if (!page || leads || !isWide()) return;
    event.preventDefault();
    show(besideList);
  };
  return (
    <Link
      href={page ?? `?${besideList.toString()}`}
      data-record={id}
      aria-current={isOpen ? "true" : undefined}
      className={isOpen ? "ui-alone font-semibold" : "ui-alone"}
      onClick={open}
    >
      {children}
    </Link>
  );
}
