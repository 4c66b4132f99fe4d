import { fold } from "@polyportal/domain/text/fold";
import { useState } from "react";
import { Command } from "cmdk";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { controlLook } from "../form-field/form-field.tsx";
import { useWords } from "../../words/words.ts";
import { commandPaletteWords } from "./command-palette.words.ts";

/** A page to go to. */
export type PaletteItem = {
  /** The page's name. */
  label: string;
  /** Its address, unique among the items. */
  href: string;
  /** A note after the name that tells equal names apart. */
  note?: string;
};

/** A search for other things than pages, run by the caller. */
export type PaletteSearch = {
  /** The text, as it was passed to the caller. */
  typed: string;
  /** Called with the text. */
  onType: (typed: string) => void;
  /** The results, shown below the pages and not filtered further. */
  groups: readonly PaletteGroup[];
  /** The state of the search, announced and shown below the results. */
  status?: string;
  /** The words to use if more than pages can be found. */
  says: Readonly<Record<"title" | "placeholder" | "none", string>>;
};

/** Pages under a heading. */
export type PaletteGroup = {
  /** The area of the pages. */
  heading: string;
  /** The pages of the group, in its order. */
  items: readonly PaletteItem[];
};

export type CommandPaletteProps = {
  /** Whether it is open, controlled by the caller. */
  open: boolean;
  /** Called with false on Escape, on a press outside, or when a page was chosen. */
  onOpenChange: (open: boolean) => void;
  /** The pages that this person may open. */
  groups: readonly PaletteGroup[];
  /** Goes to the chosen page. */
  onGo: (href: string) => void;
  /** A search for other things than pages. */
  search?: PaletteSearch;
};

/** All typed words must be found. Names that begin with the text come first. */
const rank = (value: string, search: string, keywords: readonly string[] = []): number => {
  const name = fold(value);
  const typed = fold(search).trim();
  if (name.startsWith(typed)) return 1;
  const words = typed.split(/\s+/);
  if (words.every((word) => name.includes(word))) return 0.8;
  const all = [name, ...keywords.map(fold)].join(" ");
  return words.every((word) => all.includes(word)) ? 0.5 : 0;
};

/** The value of the active item. If no page matches, the first result becomes active when it arrives. */
function useChosen(groups: readonly PaletteGroup[], search: PaletteSearch | undefined) {
  const [value, setValue] = useState("");
  const fits = groups.some(({ heading, items }) =>
    items.some((item) => rank(valueOf(item), search?.typed ?? "", [heading]) > 0),
  );
  const first = search?.groups[0]?.items[0];
  const offered = first && !fits ? valueOf(first) : undefined;
  const [before, setBefore] = useState(offered);
  if (before !== offered) {
    setBefore(offered);
    if (offered !== undefined) setValue(offered);
  }
  return [value, setValue] as const;
}

const valueOf = ({ label, href }: PaletteItem) => `${label} ${href}`;

/** A search for pages: type some letters and press Enter. */
export function CommandPalette({ open, onOpenChange, groups, onGo, search }: CommandPaletteProps) {
  const words = useWords("commandPalette", commandPaletteWords);
  // One by one, because the build inlines our words where they are used.
  const title = search?.says.title ?? words.title;
  const placeholder = search?.says.placeholder ?? words.placeholder;
  const none = search?.says.none ?? words.none;
  const [value, setValue] = useChosen(groups, search);
  // These results have matched already, and come after all matching pages.
  const found = new Set(search?.groups.flatMap(({ items }) => items.map(valueOf)));
  return (
    <Dialog width="confirm" open={open} onOpenChange={onOpenChange} title={title}>
      {/* The library's Ctrl K moves up a line; ours closes. */}
      <Command
        label={title}
        loop
        vimBindings={false}
        value={value}
        onValueChange={setValue}
        filter={(value, ...rest) => (found.has(value) ? 0.1 : rank(value, ...rest))}
      >
        <Command.Input
          placeholder={placeholder}
          className={controlLook}
          onValueChange={search?.onType}
        />
        {search?.status === undefined && (
          <Command.Empty className="mt-3 py-6 text-center text-ink-muted">{none}</Command.Empty>
        )}
        <Command.List
          label={title}
          className="mt-3 h-[min(24rem,50dvh)] overflow-y-auto not-has-[[role=option]]:hidden"
        >
          {[...groups, ...(search?.groups ?? [])].map(({ heading, items }) => (
            <Command.Group
              key={heading}
              heading={heading}
              className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-14 [&_[cmdk-group-heading]]:text-ink-muted"
            >
              {items.map((item) => (
                <Command.Item
                  key={item.href}
                  value={valueOf(item)}
                  keywords={[heading]}
                  onSelect={() => {
                    onOpenChange(false);
                    onGo(item.href);
                  }}
                  className="flex min-h-control cursor-pointer flex-wrap content-center items-center gap-x-2 rounded px-3 py-1.5 aria-selected:bg-brand-soft aria-selected:text-brand-strong"
                >
                  {item.label}
                  {item.note && <span className="text-14 text-ink-muted">{item.note}</span>}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
        {search && (
          <p role="status" className="mt-3 min-h-6 text-14 text-ink-muted">
            {search.status}
          </p>
        )}
      </Command>
    </Dialog>
  );
}
