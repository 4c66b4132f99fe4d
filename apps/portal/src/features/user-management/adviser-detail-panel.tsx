import { adviserMessages as words } from "@polyportal/domain/messages/adviser";
import { Button } from "@polyportal/ui/button";
import { DescriptionList } from "@polyportal/ui/description-list";
import { Past } from "../../parts/history/past.tsx";
import { DetailPanel } from "../../parts/list/detail-panel.tsx";
import { factsOf } from "../../parts/list/facts.ts";
import type { RecordProps } from "../../parts/list/record.ts";
import { useWide } from "../../parts/list/wide.ts";
import { classNameOf, type AdvisedClass } from "./advised-class.ts";
import { columns } from "./adviser-columns.tsx";
import { useAdviserActs } from "./use-adviser-acts.tsx";

/** The heading says the class. */
const facts = columns.filter(({ id }) => ["adviser", "students", "waiting"].includes(id));

type Props = RecordProps & { of: AdvisedClass; sessionId: number; mayEnter: boolean };

/** One class beside the list: who advises it, and what became of that person. */
export function AdviserDetailPanel({ of, sessionId, mayEnter, ...record }: Props) {
  const wide = useWide();
  const { assign, end, over } = useAdviserActs(sessionId);
  const { adviser } = of;
  return (
    <DetailPanel
      {...record}
      title={classNameOf(of)}
      actions={
        mayEnter && (
          <>
            <Button size="small" variant="secondary" onClick={() => assign(of)}>
              {adviser ? words.replace : words.assign}
            </Button>
            {adviser && (
              <Button size="small" variant="secondary" onClick={() => end(of)}>
                {words.end}
              </Button>
            )}
          </>
        )
      }
    >
      <DescriptionList phoneColumns={2} items={factsOf(facts, of)} />
      {/* Classes are noted with whom they were given to. */}
      {adviser && <Past subject="user" {...adviser} level={wide ? 3 : 2} />}
      {over}
    </DetailPanel>
  );
}
