import { ApiError } from "@polyportal/api-client/client/api-error";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { unitLoadMessages as words } from "@polyportal/domain/messages/unit-load";
import { unitLoadSchema } from "@polyportal/domain/unit-load/forms";
import { NumberField } from "@polyportal/ui/number-field";
import { toast } from "@polyportal/ui/toast";
import { useAppForm, type FormValues } from "@polyportal/ui/use-app-form";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch, type Control } from "react-hook-form";
import { Conflict } from "../../parts/act/conflict.tsx";
import { SideForm } from "../../parts/form/side-form.tsx";
import type { LevelLoad } from "./level-loads.page.tsx";

type Props = {
  /** As the server last said it. */
  load: LevelLoad;
  refetch: () => Promise<unknown>;
  onClose: () => void;
};

const valuesOf = ({ minimum, maximum }: LevelLoad) => ({
  minimum: String(minimum),
  maximum: String(maximum),
});

/** Changes the load of a level, and says beforehand whom that leaves outside. */
export function LevelLoadForm({ load, refetch, onClose }: Props) {
  const { levelId, level, semester } = load;
  const [was, setWas] = useState(load);
  const [conflict, setConflict] = useState<string>();
  const { mutateAsync } = useOperation("setUnitLoad", { invalidates: ["getUnitLoads"] });
  const form = useAppForm(unitLoadSchema, valuesOf(load));
  type Values = FormValues<typeof form>;
  const isStale = was.minimum !== load.minimum || was.maximum !== load.maximum;
  const goOn = () => {
    setWas(load);
    setConflict(undefined);
  };
  return (
    <SideForm
      form={form}
      title={words.editTitle(level, semester)}
      submitLabel={words.save}
      onClose={onClose}
      onSubmit={async (values) => {
        const { minimum, maximum } = was;
        try {
          await mutateAsync({ levelId, semester, ...values, was: { minimum, maximum } });
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== "conflict") throw error;
          await refetch();
          setConflict(error.message);
          return;
        }
        toast({ title: words.saved, status: "success" });
        onClose();
      }}
    >
      {conflict !== undefined && isStale && (
        <Conflict
          message={conflict}
          fields={(["minimum", "maximum"] as const).map((field) => ({
            label: words.columns[field],
            before: String(form.getValues(field)),
            after: formatCreditUnits(load[field]),
          }))}
          onKeepMine={goOn}
          onTakeTheirs={() => {
            goOn();
            form.reset(valuesOf(load));
          }}
        />
      )}
      <NumberField<Values> name="minimum" label={words.columns.minimum} decimals required />
      <NumberField<Values> name="maximum" label={words.columns.maximum} decimals required />
      <Effect control={form.control as unknown as Control} levelId={levelId} semester={semester} />
    </SideForm>
  );
}

/** What the load that is typed would do, once it is one. */
function Effect({
  control,
  ...of
}: Pick<LevelLoad, "levelId" | "semester"> & { control: Control }) {
  const client = useClient();
  const [minimum, maximum] = useWatch({ control, name: ["minimum", "maximum"] }) as unknown[];
  const typed = unitLoadSchema.safeParse({ minimum, maximum });
  const asked = typed.success ? typed.data : { minimum: 0, maximum: 0 };
  const { data } = useQuery({
    ...queryOptionsFor(client, "previewUnitLoad", { ...of, ...asked }),
    enabled: typed.success,
  });
  return (
    <p role="status" className="text-ink-muted">
      {typed.success && data ? words.effect(data) : ""}
    </p>
  );
}
