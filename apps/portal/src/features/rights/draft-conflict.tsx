import { rightsMessages } from "@polyportal/domain/messages/rights";
import { capitalised } from "@polyportal/domain/text/capitalised";
import type { ComparedField } from "@polyportal/ui/comparison";
import { Conflict } from "../../parts/act/conflict.tsx";
import type { Draft } from "./use-draft.ts";

type Props = {
  draft: Pick<Draft<unknown>, "value" | "stands" | "refused" | "keepMine" | "takeTheirs">;
  /** What both say, field by field. */
  fieldsOf: (mine: readonly string[], theirs: readonly string[]) => readonly ComparedField[];
  /** After what was changed here has been let go. */
  onTaken?: () => void;
};

/** What another has saved while it was being changed here, beside what was chosen here. */
export function DraftConflict({ draft, fieldsOf, onTaken }: Props) {
  if (draft.refused === undefined) return null;
  return (
    <Conflict
      message={draft.refused}
      fields={fieldsOf(draft.value, draft.stands)}
      onKeepMine={draft.keepMine}
      onTakeTheirs={() => {
        draft.takeTheirs();
        onTaken?.();
      }}
    />
  );
}

const { ticked, notTicked } = rightsMessages;

/** Both sides of what is ticked in a list, tick by tick. */
export const comparedTicks =
  (options: readonly { readonly value: string; readonly label: string }[]): Props["fieldsOf"] =>
  (mine, theirs) =>
    options
      .filter(({ value }) => mine.includes(value) || theirs.includes(value))
      .map(({ value, label }) => ({
        label: capitalised(label),
        before: mine.includes(value) ? ticked : notTicked,
        after: theirs.includes(value) ? ticked : notTicked,
      }));
