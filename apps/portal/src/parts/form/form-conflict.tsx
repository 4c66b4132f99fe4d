import { useFormContext } from "react-hook-form";
import { Conflict } from "../act/conflict.tsx";
import type { Stale } from "../act/use-stale.ts";

type Props<Values extends object> = {
  stale: Pick<Stale<unknown>, "theirs" | "message" | "accept">;
  /** What the form begins from once what another has saved is taken. */
  theirs: Values;
  /** What is compared, by its labels. */
  told: (values: Values) => Readonly<Record<string, string | undefined>>;
};

/** In a form: what another has saved since it was opened, beside what was typed. */
export function FormConflict<Values extends object>({ stale, theirs, told }: Props<Values>) {
  const { getValues, reset } = useFormContext();
  if (!stale.theirs) return null;
  const after = told(theirs);
  return (
    <Conflict
      message={stale.message}
      fields={Object.entries(told(getValues() as Values)).map(([label, before]) => ({
        label,
        before: before ?? "",
        after: after[label] ?? "",
      }))}
      onKeepMine={stale.accept}
      onTakeTheirs={() => {
        stale.accept();
        reset(theirs);
      }}
    />
  );
}
