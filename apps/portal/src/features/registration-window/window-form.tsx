import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { daysOf, windowSchema } from "@polyportal/domain/course-registration/window-form";
import { formatDate } from "@polyportal/domain/format/date";
import { actMessages } from "@polyportal/domain/messages/act";
import { windowPages as words } from "@polyportal/domain/messages/registration-windows";
import { DateField } from "@polyportal/ui/date-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQuery } from "@tanstack/react-query";
import { Conflict } from "../../parts/act/conflict.tsx";
import { useStale } from "../../parts/act/use-stale.ts";
import { SideForm } from "../../parts/form/side-form.tsx";
import { changed } from "./changed.ts";
import { nameOf, type Window } from "./window-columns.tsx";

const { columns, fields } = words;

const labels = {
  opensOn: columns.opensAt,
  lateOn: columns.lateFrom,
  closesOn: columns.closesAt,
  addDropOn: columns.addDropClosesAt,
  appraisalsOn: columns.appraisalsFrom,
} as const;
const names = Object.keys(labels) as (keyof typeof labels)[];

type Props = { title: string; window: Window; onClose: () => void };

/** Sets the days of a window. What another has saved meanwhile is laid beside what was chosen. */
export function WindowForm({ title, window, onClose }: Props) {
  const { sessionId, semester } = window;
  const asked = { sessionId, semester };
  const { data, refetch } = useQuery(queryOptionsFor(useClient(), "getRegistrationWindow", asked));
  return (
    <Days
      title={`${title}: ${nameOf(window)}`}
      window={data ?? window}
      refetch={refetch}
      onClose={onClose}
    />
  );
}

type DaysProps = {
  title: string;
  window: Window;
  refetch: () => Promise<unknown>;
  onClose: () => void;
};

function Days({ title, window, refetch, onClose }: DaysProps) {
  const { sessionId, semester } = window;
  const stale = useStale(window, refetch);
  const { mutateAsync } = useOperation("saveRegistrationWindow", { invalidates: changed });
  const form = useAppForm(windowSchema, daysOf(window));
  type Values = FormValues<typeof form>;
  return (
    <SideForm
      form={form}
      title={title}
      submitLabel={words.save}
      onClose={onClose}
      onSubmit={async (days) => {
        const save = (revision: number) => mutateAsync({ sessionId, semester, revision, ...days });
        if (!(await stale.save(save))) return;
        toast({ title: actMessages.saved(words.thing), status: "success" });
        onClose();
      }}
    >
      {stale.theirs && (
        <Conflict
          message={stale.message}
          fields={names.map((name) => ({
            label: labels[name],
            before: formatDate(form.getValues(name)),
            after: formatDate(daysOf(window)[name]),
          }))}
          onKeepMine={stale.accept}
          onTakeTheirs={() => {
            stale.accept();
            form.reset(daysOf(window));
          }}
        />
      )}
      <DateField<Values> name="opensOn" label={labels.opensOn} required />
      <DateField<Values> name="lateOn" label={labels.lateOn} hint={fields.lateHint} />
      <DateField<Values>
        name="closesOn"
        label={labels.closesOn}
        hint={fields.closesHint}
        required
      />
      <DateField<Values>
        name="addDropOn"
        label={labels.addDropOn}
        hint={fields.addDropHint}
        required
      />
      <DateField<Values>
        name="appraisalsOn"
        label={labels.appraisalsOn}
        hint={fields.appraisalsHint}
      />
    </SideForm>
  );
}
