import type { Client } from "@polyportal/api-client/client/client";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { needsLga } from "@polyportal/domain/application/steps/personal/lga";
import { ComboboxField } from "@polyportal/ui/combobox-field";
import type { Option } from "@polyportal/ui/option";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { useFormContext, useWatch } from "react-hook-form";
import { ChoiceField, listOnce, useChoices } from "../../choices.tsx";

type Chosen = number | string;

/** The LGAs of a state, under the key that the form's schema uses. */
export const lgasQuery = (client: Client, countryId: Chosen, stateId: Chosen) =>
  queryOptionsFor(client, "listLgas", { countryId, stateId }, listOnce);

/** Country, state and LGA. A new country clears state and LGA, a new state the LGA. */
export function PlaceFields({ countries }: { countries: readonly Option[] }) {
  const { control, setValue } = useFormContext();
  const countryId: Chosen = useWatch({ control, name: "countryId" });
  const stateId: Chosen = useWatch({ control, name: "stateId" });
  const states = useChoices("listStates", countryId === "" ? undefined : { countryId });
  const lgas = useChoices("listLgas", stateId === "" ? undefined : { countryId, stateId });
  const clear = (...names: string[]) => {
    for (const name of names) setValue(name, "", { shouldDirty: true });
  };
  return (
    <>
      <ComboboxField
        name="countryId"
        label={applicationWords.country}
        required
        options={countries}
        onChosen={() => clear("stateId", "lgaId")}
      />
      <ChoiceField
        name="stateId"
        label={applicationWords.state}
        required
        disabled={countryId === ""}
        choices={states}
        onChosen={() => clear("lgaId")}
      />
      {(lgas.loading || lgas.error || needsLga(lgas.options.length)) && (
        <ChoiceField name="lgaId" label={applicationWords.lga} required choices={lgas} />
      )}
    </>
  );
}
