import { Link } from "@polyportal/ui/link";
import type { MouseEvent, ReactNode } from "react";
import { openRecord, withRecord } from "./record.ts";
import { useAddress } from "./use-address.ts";
import { isWide } from "./wide.ts";

type Props = {
  id: string;
  /** The record's own page, for phones and other tabs. Without one, the record replaces its list there. */
  page?: string;
  /** The link always goes to that page, because another action opens the record. */
  leads?: boolean;
  children: ReactNode;
};

/** A row's name as a link: opens its record beside the list if there is room, otherwise as a page. */
export function RecordLink({ id, page, leads = false, children }: Props) {
  const [params, show] = useAddress();
  const isOpen = params.get(openRecord) === id;
  const besideList = withRecord(params, id);
  const open = (event: MouseEvent) => {
    // The browser opens another tab or window.
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
