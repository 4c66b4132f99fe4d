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
};

/** Each typed word has to be found; a name that begins with what is typed comes first. */
const rank = (value: string, search: string, keywords: readonly string[] = []): number => {
  const name = value.toLowerCase();
  const typed = search.trim().toLowerCase();
  if (name.startsWith(typed)) return 1;
  const words = typed.split(/\s+/);
  if (words.every((word) => name.includes(word))) return 0.8;
  const all = [name, ...keywords].join(" ").toLowerCase();
  return words.every((word) => all.includes(word)) ? 0.5 : 0;
};

/** A search over the pages: type some letters of a name, Enter goes there. */
export function CommandPalette({ open, onOpenChange, groups, onGo }: CommandPaletteProps) {
  const words = useWords("commandPalette", commandPaletteWords);
  return (
    <Dialog width="confirm" open={open} onOpenChange={onOpenChange} title={words.title}>
      {/* Its own Ctrl K moves up a line; ours closes. */}
      <Command label={words.title} loop vimBindings={false} filter={rank}>
        <Command.Input placeholder={words.placeholder} className={controlLook} />
        <Command.Empty className="mt-3 py-6 text-center text-ink-muted">{words.none}</Command.Empty>
        <Command.List
          label={words.title}
          className="mt-3 h-[min(24rem,50dvh)] overflow-y-auto not-has-[[role=option]]:hidden"
        >
          {groups.map(({ heading, items }) => (
            <Command.Group
              key={heading}
              heading={heading}
              className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-14 [&_[cmdk-group-heading]]:text-ink-muted"
            >
              {items.map(({ label, href }) => (
                <Command.Item
                  key={href}
                  value={`${label} ${href}`}
                  keywords={[heading]}
                  onSelect={() => {
                    onOpenChange(false);
                    onGo(href);
                  }}
                  className="flex min-h-control cursor-pointer items-center rounded px-3 aria-selected:bg-brand-soft aria-selected:text-brand-strong"
                >
                  {label}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  );
}
