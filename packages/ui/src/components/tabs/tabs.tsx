import type { ComponentProps, ReactNode } from "react";
import { useState } from "react";
import * as Radix from "@radix-ui/react-tabs";
import { cx } from "class-variance-authority";
import { useOpenTabInView } from "./open-tab-in-view.ts";
import { useHash } from "./use-hash.ts";

/** A tab and its sheet. */
export type Tab = {
  /** The fragment of the address that opens it. */
  hash: string;
  /** The words on the tab. */
  label: ReactNode;
  /** What stands on the sheet. */
  content: ReactNode;
  /** Cannot be opened now. */
  disabled?: boolean;
};

export type TabsProps = Omit<ComponentProps<"div">, "children" | "defaultValue" | "dir"> & {
  /** What the tabs are about, for screen readers. */
  label: string;
  /** The tabs, of which the first shows when the address names none. */
  tabs: readonly [Tab, ...Tab[]];
  /** The open one's name, where the caller holds it; the address is left alone. */
  value?: string;
  /** The one that is open at first, where neither the caller nor the address holds it. */
  defaultValue?: string;
  /** Called with the name of the one that was opened. */
  onValueChange?: (value: string) => void;
};

/**
 * Sheets of one page, of which the address's fragment shows one: links and Back work. With `value` the
 * caller holds which, with `defaultValue` the tabs do: for a modal, or for tabs within tabs.
 */
export function Tabs(props: TabsProps) {
  const { label, tabs, value, defaultValue, onValueChange, ...rest } = props;
  const [hash, follow] = useHash();
  const [own, setOwn] = useState(defaultValue);
  const open = value ?? own ?? hash;
  const shown = tabs.find((tab) => tab.hash === open && !tab.disabled) ?? tabs[0];
  const go = (next: string) => {
    onValueChange?.(next);
    if (own !== undefined) setOwn(next);
    else if (value === undefined) follow(next);
  };
  const row = useOpenTabInView<HTMLDivElement>(shown.hash);
  return (
    <Radix.Root {...rest} value={shown.hash} onValueChange={go} activationMode="manual">
      <Radix.List
        ref={row}
        aria-label={label}
        className="flex gap-1 overflow-x-auto border-b border-line px-1 pt-1 print:hidden"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.hash}
            value={tab.hash}
            disabled={tab.disabled}
            className={cx(
              "-mb-px min-h-control shrink-0 rounded-t border-b-3 border-transparent px-4 py-2 font-medium text-ink-muted -outline-offset-3",
              "hover:text-ink disabled:opacity-50 data-[state=active]:border-brand data-[state=active]:text-brand",
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.hash} value={tab.hash} className="rounded py-4 print:py-0">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
