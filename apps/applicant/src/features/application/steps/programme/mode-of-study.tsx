import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { RadioField } from "@polyportal/ui/radio-field";
import { applicationWords } from "@polyportal/domain/messages/application.words";
import { useQuery } from "@tanstack/react-query";
import { listOnce, optionsOf } from "../../choices.tsx";
import { Fetched } from "../../fetched.tsx";

/** When a part-time student comes to class. */
export function ModeOfStudyField() {
  const client = useClient();
  const query = useQuery(queryOptionsFor(client, "listApplicationLists", {}, listOnce));
  return (
    <Fetched query={query} label={applicationWords.fetchingModes}>
      {({ modesOfStudy }) => (
        <RadioField
          name="modeOfStudyId"
          label={applicationWords.modeOfStudy}
          required
          options={optionsOf(modesOfStudy)}
        />
      )}
    </Fetched>
  );
}
