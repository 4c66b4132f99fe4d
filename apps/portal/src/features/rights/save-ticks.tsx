import { AskAct } from "../../parts/act/ask.tsx";
import type { AskActProps } from "../../parts/act/ask-act.tsx";
import { tellOutcome } from "../../parts/act/tell-outcome.ts";
import { WhoGains, type RightsWish } from "../../parts/rights/who-gains.tsx";
import { comparedTicks, DraftConflict } from "./draft-conflict.tsx";
import type { Draft } from "./use-draft.ts";

type Props<Known> = {
  draft: Draft<Known>;
  /** What can be ticked. */
  options: Parameters<typeof comparedTicks>[0];
  wish: RightsWish;
  /** Of the record as it was last read: who gains is asked again once another has saved it. */
  revision: number;
  /** What is said once it is saved. */
  saved: string;
  onSave: (
    from: Known,
    given: { reason: string; typed: string },
  ) => Promise<{ readonly waits?: boolean }>;
} & Pick<AskActProps, "title" | "question" | "words" | "label" | "onClose">;

/** Who gains and who loses by ticks of rights or roles, and the saving of them. */
export function SaveTicks<Known>(props: Props<Known>) {
  const { draft, options, wish, revision, saved, onSave, onClose, ...asked } = props;
  return (
    <AskAct
      {...asked}
      onClose={onClose}
      onAct={async (given) => {
        let waits = false;
        const done = await draft.save(async (from) => {
          waits = (await onSave(from, given)).waits === true;
        });
        if (done) tellOutcome(waits, saved);
        return done;
      }}
    >
      <DraftConflict draft={draft} fieldsOf={comparedTicks(options)} onTaken={onClose} />
      <WhoGains key={revision} wish={wish} />
    </AskAct>
  );
}
