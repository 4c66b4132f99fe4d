import { fold } from "@polyportal/domain/text/fold";
import { useState } from "react";
import { Command } from "cmdk";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { controlLook } from "../form-field/form-field.tsx";
import { useWords } from "../../words/words.ts";
import { commandPaletteWords } from "./command-palette.words.ts";

/** A page that can be gone to. */
export type PaletteItem = {
  /** The page's name. */
  label: string;
  /** Its address; no two items have the same. */
  href: string;
  /** What tells it from others of the name, after it. */
  note?: string;
};

/** A search for more than pages, which the caller runs. */
export type PaletteSearch = {
  /** What is typed, as the caller was told. */
  typed: string;
  /** Called with what is typed. */
  onType: (typed: string) => void;
  /** What was found for it, under the pages; it is not narrowed down further. */
  groups: readonly PaletteGroup[];
  /** How the search stands, read out, and shown under what is found. */
  status?: string;
  /** The words where something other than pages is found, too. */
  says: Readonly<Record<"title" | "placeholder" | "none", string>>;
};

/** Pages that stand together under a heading. */
export type PaletteGroup = {
  /** The part of the school that the pages belong to. */
  heading: string;
  /** The pages of the group, in its order. */
  items: readonly PaletteItem[];
};

export type CommandPaletteProps = {
  /** Whether it is open; the caller holds this. */
  open: boolean;
  /** Called with false on Escape, a press outside, or when a page was chosen. */
  onOpenChange: (open: boolean) => void;
  /** The pages that this person may open. */
  groups: readonly PaletteGroup[];
  /** Goes to the chosen page. */
  onGo: (href: string) => void;
  /** What is searched besides the pages. */
  search?: PaletteSearch;
};

/** Each typed word has to be found; a name that begins with what is typed comes first. */
const rank = (value: string, search: string, keywords: readonly string[] = []): number => {
  const name = fold(value);
  const typed = fold(search).trim();
  if (name.startsWith(typed)) return 1;
  const words = typed.split(/\s+/);
  if (words.every((word) => name.includes(word))) return 0.8;
  const all = [name, ...keywords.map(fold)].join(" ");
  return words.every((word) => all.includes(word)) ? 0.5 : 0;
};

/** The chosen one's value. What comes where no page fits is chosen when it comes, as a page would be. */
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

/** A search over the pages: type some letters of a name, Enter goes there. */
export function CommandPalette({ open, onOpenChange, groups, onGo, search }: CommandPaletteProps) {
  const words = useWords("commandPalette", commandPaletteWords);
  // One by one: a build writes our words where they are said.
  const title = search?.says.title ?? words.title;
  const placeholder = search?.says.placeholder ?? words.placeholder;
  const none = search?.says.none ?? words.none;
  const [value, setValue] = useChosen(groups, search);
  // Whoever found them knows why: they come after every page that fits.
  const found = new Set(search?.groups.flatMap(({ items }) => items.map(valueOf)));
  return (
    <Dialog width="confirm" open={open} onOpenChange={onOpenChange} title={title}>
      {/* Its own Ctrl K moves up a line; ours closes. */}
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
