import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import type { Notice } from "@polyportal/domain/messages/notice";
import { sectionMessages } from "@polyportal/domain/messages/sections";
import { noSubject, subjectsRepeated, subjectsRequired } from "@polyportal/domain/o-level/refusals";
import { OLevelEditor } from "@polyportal/ui/o-level-editor";
import { toast } from "@polyportal/ui/toast";
import { useLazySchema } from "@polyportal/ui/lazy-schema";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useQuery } from "@tanstack/react-query";
import { listOnce, optionsOf } from "../../choices.tsx";
import { Fetched } from "../../fetched.tsx";
import { DraftForm } from "../../draft-form.tsx";
import { useStep } from "../../opened.tsx";
import type { SectionProps } from "../../section.ts";
import { oLevelDefaults } from "./defaults.ts";

/** The O-level result, of one or two sittings. */
export function Section(props: SectionProps) {
  const client = useClient();
  const query = useQuery(queryOptionsFor(client, "listOLevelLists", {}, listOnce));
  return (
    <Fetched query={query} label={applicationWords.fetchingSubjects}>
      {(lists) => <ResultForm {...props} lists={lists} />}
    </Fetched>
  );
}

type Props = SectionProps & { lists: Output<"listOLevelLists"> };

function ResultForm({ programme, record, flow, lists }: Props) {
  const { mutateAsync } = useOperation("saveOLevel");
  const step = useStep(programme, "o-level");
  const schema = useLazySchema(async () => {
    const { schemaOf } = await import("@polyportal/domain/application/steps/o-level/schema");
    return schemaOf(step);
  });
  const form = useAppForm(schema, oLevelDefaults(record));
  return (
    <DraftForm
      form={form}
      flow={flow}
      onRefused={(messages) => {
        if (messages.includes(subjectsRequired) || messages.includes(noSubject)) {
          flash(sectionMessages.oLevelIncomplete(step.subjects));
        }
        if (messages.includes(subjectsRepeated)) flash(sectionMessages.oLevelDuplicate);
      }}
      savedNotice={sectionMessages.oLevelSaved}
      save={(values) =>
        mutateAsync({
          ...values,
          ...programme.api,
          applicantId: record.applicantId,
          began: flow.began,
        })
      }
    >
      <OLevelEditor
        fewest={step.subjects}
        awaitable={step.asks.includes("awaiting")}
        lists={{
          types: optionsOf(lists.types),
          subjects: optionsOf(lists.subjects),
          grades: optionsOf(lists.grades),
          years: lists.examYears.map(Number),
        }}
      />
    </DraftForm>
  );
}

/** Shows a message briefly, without a title. */
const flash = ({ body, durationMs }: Notice) => toast({ title: body, durationMs, status: "fail" });
