import { useOperation } from "@polyportal/api-client/query/use-operation";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { AskAct } from "../../parts/act/ask.tsx";
import { shownByUnits } from "./shown-by-units.ts";
import type { Department } from "./unit-lists.tsx";
import { inUse, optionsOf, useFaculties } from "./use-all-units.ts";
import { tellOutcome } from "../../parts/act/tell-outcome.ts";

const { move } = schoolSetupMessages;

/** Asks for a department to be moved to another faculty. */
export function MoveDepartment({
  unit: { id, name, facultyId, revision },
  onClose,
}: {
  unit: Department;
  onClose: () => void;
}) {
  const others = useFaculties().filter((faculty) => inUse(faculty) && faculty.id !== facultyId);
  const { mutateAsync } = useOperation("moveDepartment", {
    invalidates: shownByUnits,
  });
  return (
    <AskAct
      title={move.title(name)}
      question={move.lead}
      choice={{ label: move.to, options: optionsOf(others), missing: move.missing }}
      label={move.ask}
      onClose={onClose}
      onAct={async (given, chosen) => {
        const { waits } = await mutateAsync({ id, revision, facultyId: chosen, ...given });
        tellOutcome(waits, move.moved(name));
      }}
    />
  );
}
