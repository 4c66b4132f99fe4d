import type { ReactNode } from "react";
import { useId } from "react";
import { cx } from "class-variance-authority";
import { BareLink } from "../link/link.tsx";
import { useMenu } from "./use-menu.ts";

type Shared = {
  /** The label of the entry. */
  label: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Why it cannot be chosen now; by default it can. */
  disabledReason?: string;
  /** Further text below the label. */
  hint?: string;
  /** For one of several options: whether it is the chosen one. The caller's `icon` shows it. */
  chosen?: boolean;
};

type Leads = {
  /** The address that it links to. */
  href: string;
};

type Does = {
  /** Called after the menu has closed and its button has the focus. */
  onSelect: () => void;
  /** It destroys something and is red. */
  danger?: boolean;
};

/** An entry that is a link or an action. */
export type MenuEntry = Shared & (Leads | Does);

export type DropdownMenuProps = {
  /** The name of the menu and its button for screen readers. */
  label: string;
  /** The text of the button is the name already, such as a person's name. */
  namedByTrigger?: boolean;
  /** The content of the button. */
  trigger: ReactNode;
  /** The entries in groups, with a line between. */
  groups: readonly (readonly MenuEntry[])[];
  /** A heading above the entries, such as the signed-in person's name. */
  heading?: ReactNode;
  /** The side of the button at which the menu is aligned. */
  align?: "start" | "end";
  /** Classes for the button. */
  className?: string;
};

/** A menu under a button, for actions on one thing. Closes on any press outside. */
export function DropdownMenu(props: DropdownMenuProps) {
  const {
    label,
    trigger,
    groups,
    heading,
    align = "start",
    namedByTrigger = false,
    className,
  } = props;
  const { open, close, rootProps, triggerProps, panelProps, menuProps } = useMenu(align);
  const menuId = useId();
  return (
    <div {...rootProps} className="relative inline-block max-w-full">
      <button
        type="button"
        {...triggerProps}
        aria-label={namedByTrigger ? undefined : label}
        aria-controls={open ? menuId : undefined}
        className={cx(
          "base:inline-flex base:min-h-control base:min-w-control base:items-center base:justify-center base:gap-2 base:rounded",
          className ?? "base:px-2 base:hover:bg-paper-sunken",
        )}
      >
        {trigger}
      </button>
      {open && (
        <div
          {...panelProps}
          className="fixed inset-auto z-30 m-0 max-h-[70vh] w-max max-w-[calc(100vw-1rem)] min-w-[min(12rem,calc(100vw-1rem))] animate-appear overflow-y-auto rounded border border-line bg-paper-raised px-0 py-1 text-16 font-normal text-ink shadow-float print:hidden"
        >
          {heading && <div className="border-b border-line px-4 pt-1 pb-2">{heading}</div>}
          <div {...menuProps} id={menuId} aria-label={label}>
            {groups.map((entries, group) => (
              <div
                key={entries[0]?.label ?? group}
                role="group"
                className="border-line py-1 not-first:border-t"
              >
                {entries.map((entry) => (
                  <Entry key={entry.label} entry={entry} close={close} />
                ))}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function Entry({ entry, close }: { entry: MenuEntry; close: () => void }) {
  const { label, icon, disabledReason, chosen } = entry;
  const under = disabledReason ?? entry.hint;
  const item = {
    role: chosen === undefined ? "menuitem" : "menuitemradio",
    "aria-checked": chosen,
    tabIndex: -1,
  };
  const look = cx(
    "flex min-h-control w-full items-center gap-3 px-4 py-2 text-left -outline-offset-3 hover:bg-paper-sunken",
    "onSelect" in entry && entry.danger && "text-fail",
    disabledReason && "text-ink-muted",
  );
  const inside = (
    <>
      {icon}
      <span className="min-w-0 break-words">
        {label}
        {under && <span className="block text-14 text-ink-muted">{under}</span>}
      </span>
    </>
  );
  if ("href" in entry && !disabledReason) {
    return (
      <BareLink {...item} href={entry.href} className={look} onClick={close}>
        {inside}
      </BareLink>
    );
  }
  return (
    <button
      type="button"
      {...item}
      aria-disabled={disabledReason ? true : undefined}
      className={look}
      onClick={() => {
        if (disabledReason) return;
        close();
        if ("onSelect" in entry) entry.onSelect();
      }}
    >
      {inside}
    </button>
  );
}
