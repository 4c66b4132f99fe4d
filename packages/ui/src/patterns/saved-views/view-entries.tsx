import type { MenuEntry } from "../../components/dropdown-menu/dropdown-menu.tsx";
import { CheckIcon } from "../../components/icon/icon.tsx";
import type { SavedViewsProps } from "./saved-views-props.ts";
import type { savedViewsWords } from "./saved-views.words.ts";
import type { SavedView } from "./view.ts";
import { withView } from "./view.ts";

type Words = typeof savedViewsWords;

/** The menu entries of the whole list and each view: links if the caller gives addresses. */
export function viewEntries(
  { views, value, filters, columns, hrefOf, onChange, audiences }: SavedViewsProps,
  current: SavedView | undefined,
  words: Words,
): MenuEntry[] {
  const entry = (view: SavedView | undefined): MenuEntry => {
    const address = withView(value, view, { filters, columns });
    const chosen = view?.id === current?.id;
    const shared = audiences?.find((audience) => audience.value === view?.sharedWith)?.label;
    const shown = {
      label: view?.name ?? words.all,
      hint: [shared, view?.isDefault && words.opensList].filter(Boolean).join(", "),
      chosen,
      icon: <CheckIcon className={chosen ? "text-brand" : "invisible"} />,
    };
    return hrefOf
      ? { ...shown, href: hrefOf(address) }
      : { ...shown, onSelect: () => onChange(address) };
  };
  return [undefined, ...views].map(entry);
}

type Acts = {
  current: SavedView | undefined;
  /** Why there is nothing to save; undefined if there is something. */
  unsaveable: string | undefined;
  words: Words;
  /** Views can be shared. */
  shares: boolean;
  onNew: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onDefault: () => void;
  /** Present if the caller gives addresses. */
  onCopy: (() => void) | undefined;
};

/** The menu entries for the current state and the chosen view. */
export function actEntries(acts: Acts): MenuEntry[][] {
  const { current, unsaveable, words, shares, onNew, onEdit, onDelete, onDefault, onCopy } = acts;
  const locked = current?.lockedReason;
  const reason = (why: string | undefined) => (why === undefined ? {} : { disabledReason: why });
  return [
    [
      { label: words.saveNew, onSelect: onNew, ...reason(unsaveable) },
      ...(onCopy ? [{ label: words.copy, onSelect: onCopy }] : []),
    ],
    current
      ? [
          {
            label: shares ? words.renameOrShare : words.rename,
            onSelect: onEdit,
            ...reason(locked),
          },
          {
            label: current.isDefault ? words.dropDefault : words.makeDefault,
            onSelect: onDefault,
          },
          { label: words.remove, onSelect: onDelete, danger: true, ...reason(locked) },
        ]
      : [],
  ];
}
