import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { wordsOfDeactivation } from "@polyportal/domain/faculty/typed-words";
import { actMessages } from "@polyportal/domain/messages/act";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { useQuery } from "@tanstack/react-query";
import { AskAct } from "../../parts/act/ask.tsx";
import { Affected } from "./affected.tsx";
import { shownByUnits } from "./shown-by-units.ts";

const { acts, activating, deactivating, faculties, departments, options } = schoolSetupMessages;

const kinds = {
  faculty: { get: "getFaculty", toggle: "toggleFacultyStatus", thing: faculties.thing },
  department: { get: "getDepartment", toggle: "toggleDepartmentStatus", thing: departments.thing },
  option: {
    get: "getDepartmentOption",
    toggle: "toggleDepartmentOptionStatus",
    thing: options.thing,
  },
} as const;

type Props = {
  kind: keyof typeof kinds;
  unit: { id: number; name: string; code?: string; active: boolean; revision: number };
  onClose: () => void;
};

/** Switches a unit on, or off: whom that touches is counted first, and the shown words are typed. */
export function SwitchUnit({ kind, unit, onClose }: Props) {
  const { id, name, code = name, active, revision } = unit;
  const { get, toggle, thing } = kinds[kind];
  const query = useQuery(queryOptionsFor(useClient(), get, { id }));
  const { mutateAsync } = useOperation(toggle, { invalidates: shownByUnits });
  const label = active ? acts.deactivate : acts.activate;
  return (
    <AskAct
      title={`${label} ${name}`}
      question={active ? deactivating : activating}
      words={active ? wordsOfDeactivation(code) : undefined}
      label={label}
      onClose={onClose}
      onAct={(given) =>
        mutateAsync({
          id,
          // The newest that is known here: who saw other figures did not see these.
          revision: query.data?.revision ?? revision,
          active: !active,
          ...given,
        })
      }
      done={actMessages.saved(thing)}
    >
      {active && <Affected query={query} />}
    </AskAct>
  );
}
