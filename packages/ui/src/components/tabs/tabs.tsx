import type { ComponentProps, ReactNode } from "react";
import { useState } from "react";
import * as Radix from "@radix-ui/react-tabs";
import { cx } from "class-variance-authority";
import { useOpenTabInView } from "./open-tab-in-view.ts";
import { useHash } from "./use-hash.ts";

/** A tab and its panel. */
export type Tab = {
  /** The URL fragment that opens it, also its name. */
  hash: string;
  /** The words on the tab. */
  label: ReactNode;
  /** The content of the panel. */
  content: ReactNode;
  /** Cannot be opened now. */
  disabled?: boolean;
};

export type TabsProps = Omit<ComponentProps<"div">, "children" | "defaultValue" | "dir"> & {
  /** The name of the tab list for screen readers. */
  label: string;
  /** The tabs. By default the first one is open. */
  tabs: readonly [Tab, ...Tab[]];
  /** The open tab's name, if controlled. The address is then not changed. */
  value?: string;
  /** The initially open tab, if neither the caller nor the address controls it. */
  defaultValue?: string;
  /** Called with the name of the opened tab. */
  onValueChange?: (value: string) => void;
};

/**
 * Tabs. The URL fragment selects the panel, so that links and Back work. With `value` the caller controls it,
 * with `defaultValue` the tabs do: for a modal, or for tabs within tabs.
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
        className="ui-scrolled-line flex gap-1 border-b border-line px-1 pt-1 print:hidden"
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
