import {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteGroup,
} from "@polyportal/ui/command-palette";
import { useEffect, useState } from "react";

/** The pause after typing before a request. */
const pauseMs = 200;
/** A single letter would find everybody. */
const least = 2;

/** The text in the search, and the text to request after a pause. */
export function useSought({ open }: Pick<CommandPaletteProps, "open">) {
  const [typed, setTyped] = useState("");
  const settled = useSettled(typed.trim());
  return { typed, setTyped, sought: settled, asks: open && settled.length >= least };
}

type Props = CommandPaletteProps & {
  sought: ReturnType<typeof useSought>;
  /** The running or finished query. */
  query: { readonly error: unknown; readonly isFetching: boolean };
  /** Results in groups, without empty ones. */
  found: readonly PaletteGroup[];
  words: Readonly<Record<"title" | "placeholder" | "none" | "searching" | "failed", string>> & {
    readonly found: (count: number) => string;
  };
};

/** The search for pages, with other results and the state of their query. */
export function SearchedPalette({ sought: asked, query, found, words, ...props }: Props) {
  const { typed, setTyped, sought, asks } = asked;
  const groups = asks ? found.filter(({ items }) => items.length > 0) : [];
  const waits = typed.trim().length >= least && (typed.trim() !== sought || query.isFetching);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const status = waits
    ? words.searching
    : asks && query.error
      ? words.failed
      : count > 0
        ? words.found(count)
        : undefined;
  return (
    <CommandPalette
      {...props}
      onOpenChange={(open) => {
        setTyped("");
        props.onOpenChange(open);
      }}
      search={{
        typed,
        onType: setTyped,
        groups,
        says: words,
        ...(status !== undefined && { status }),
      }}
    />
  );
}

/** A text after it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
