import { recordMessages } from "@polyportal/domain/messages/record";
import { Button } from "@polyportal/ui/button";
import { CrossIcon } from "@polyportal/ui/icon";
import { Link } from "@polyportal/ui/link";
import { useEffect, useId, useRef, type ReactNode } from "react";
import type { RecordProps } from "./record.ts";
import { useRecordKeys } from "./use-record-keys.ts";
import { isWide, useWide } from "./wide.ts";

type Props = RecordProps & {
  title: string;
  /** Its own page, if it has one. */
  page?: string;
  actions?: ReactNode;
  children: ReactNode;
};

/** The frame of a record beside its list. On small screens it replaces the list. */
export function DetailPanel({ id, focused, title, page, actions, children }: Props) {
  const wide = useWide();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = useRecordKeys(id);
  useEffect(() => {
    // If it replaces its list, scroll to its beginning.
    if (focused) heading.current?.focus({ preventScroll: isWide() });
  }, [focused]);
  const Heading = wide ? "h2" : "h1";
  return (
    <section
      aria-labelledby={titleId}
      className={
        wide ? "ui-card sticky top-14 max-h-[calc(100dvh-3.5rem)] overflow-y-auto" : "ui-card"
      }
    >
      <header className="sticky top-0 z-10 flex items-start justify-between gap-2 border-b border-line bg-paper-raised py-2 ps-side pe-2 sm:ps-6">
        <div className="grid min-w-0 gap-1 py-2">
          <Heading
            ref={heading}
            id={titleId}
            tabIndex={-1}
            data-page-title={wide ? undefined : ""}
            className="scroll-mt-20 text-18 font-semibold wrap-anywhere"
          >
            {title}
          </Heading>
          {page && (
            <Link href={page} className="ui-alone justify-self-start text-14">
              {recordMessages.page}
            </Link>
          )}
        </div>
        <Button variant="quiet" size="icon" aria-label={recordMessages.close} onClick={close}>
          <CrossIcon />
        </Button>
      </header>
      <div className="grid grid-cols-1 gap-4 px-side py-4 sm:px-6">
        {actions && <div className="flex flex-wrap gap-2 empty:hidden">{actions}</div>}
        {children}
      </div>
    </section>
  );
}
