import type { RefObject } from "react";
import { Button } from "../../components/button/button.tsx";
import { useLeaving } from "../../components/dropdown-menu/use-leaving.ts";
import { usePanelUnder } from "../../components/dropdown-menu/use-panel-under.ts";
import { Tree } from "../../components/tree/tree.tsx";
import { useWords } from "../../words/words.ts";
import type { ChoiceFilterProps } from "./choice-filter-props.ts";
import { ChoiceList } from "./choice-list.tsx";
import { filtersWords } from "./filters.words.ts";

type ChoicePanelProps = ChoiceFilterProps & {
  /** The button above it, which gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The options of a filter in a dialog that traps the focus, and closes on Escape and on a press outside. */
export function ChoicePanel({ filter, chosen, onChosen, opener, onClose }: ChoicePanelProps) {
  const words = useWords("filters", filtersWords);
  const panel = usePanelUnder(opener, "start", 'input, [role="treeitem"][tabindex="0"]');
  const close = () => {
    onClose();
    opener.current?.focus();
  };
  const leaving = useLeaving(close);

  return (
    <dialog
      ref={panel}
      aria-label={filter.label}
      {...leaving}
      className="fixed inset-auto m-0 max-h-[calc(100dvh-1rem)] w-[min(22rem,calc(100vw-1rem))] max-w-none animate-appear overflow-hidden rounded border border-line bg-paper-raised p-0 text-16 font-normal text-ink shadow-float backdrop:bg-transparent print:hidden"
    >
      <div className="flex max-h-[min(28rem,calc(100dvh-1rem))] flex-col">
        {filter.kind === "tree" ? (
          <div className="min-h-0 flex-1 overflow-y-auto p-2">
            <Tree
              multiple
              label={filter.label}
              nodes={filter.nodes}
              chosen={chosen}
              onChosen={onChosen}
              openAtFirst={filter.nodes.map(({ id }) => id)}
            />
          </div>
        ) : (
          <ChoiceList filter={filter} chosen={chosen} onChosen={onChosen} />
        )}
        <div className="flex justify-end gap-2 border-t border-line p-2">
          {chosen.length > 0 && (
            <Button variant="quiet" size="small" onClick={() => onChosen([])}>
              {words.clear}
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={close}>
            {words.done}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
