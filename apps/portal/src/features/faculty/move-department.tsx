import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { AskAct } from "../../parts/act/ask.tsx";
import { inUse, optionsOf, useFaculties } from "./use-all-units.ts";
import { tellOutcome } from "../../parts/act/tell-outcome.ts";

type Department = Output<"listSchoolDepartments">["items"][number];

const { move } = schoolSetupMessages;

/** Asks for a department to be moved to another faculty. */
export function MoveDepartment({
  department: { id, name, facultyId, revision },
  onClose,
}: {
  department: Department;
  onClose: () => void;
}) {
  const others = useFaculties().filter((faculty) => inUse(faculty) && faculty.id !== facultyId);
  const { mutateAsync } = useOperation("moveDepartment", {
    invalidates: [
      "listSchoolDepartments",
      "listSchoolFaculties",
      "getDepartment",
      "getHistory",
      "listUnits",
    ],
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
