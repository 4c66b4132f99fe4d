import { actMessages } from "@polyportal/domain/messages/act";
import { schoolSetupMessages } from "@polyportal/domain/messages/school-setup";
import { Button } from "@polyportal/ui/button";
import { useCallback, type FunctionComponent } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { ImportLink } from "../../parts/import/import.tsx";
import { useOver } from "../../parts/list/use-over.tsx";
import { useViewAct } from "../../parts/list/use-view-act.ts";
import type { UnitFormProps } from "./unit-forms.tsx";

const SwitchUnit = lazyPart(async () => (await import("./switch-unit.tsx")).SwitchUnit);

const { acts } = schoolSetupMessages;

/** Whether the reader may change the units of the school. */
export const useMayEnter = () =>
  useMay(
    "school.enter",
    "createFaculty",
    "updateFaculty",
    "toggleFacultyStatus",
    "previewFaculties",
    "uploadFaculties",
    "createDepartment",
    "updateDepartment",
    "toggleDepartmentStatus",
    "moveDepartment",
    "previewDepartments",
    "uploadDepartments",
    "createDepartmentOption",
    "updateDepartmentOption",
    "toggleDepartmentOptionStatus",
    "previewDepartmentOptions",
    "uploadDepartmentOptions",
  );

type Unit = { id: number; name: string; code?: string; active: boolean; revision: number };

type Acts<One> = {
  kind: "faculty" | "department" | "option";
  /** The words on the button that adds one. */
  add: string;
  /** What a row leads to; it stays the same from draw to draw. */
  leads?: (unit: One) => readonly { label: string; href: string }[];
  Form: FunctionComponent<UnitFormProps<One>>;
  Move?: FunctionComponent<{ unit: One; onClose: () => void }>;
  /** The unit whose own are in sight. */
  within?: number | undefined;
};

/** What can be done with the units of a list and with each of them, and what that opens. */
export function useUnitActs<One extends Unit>({ kind, add, leads, Form, Move, within }: Acts<One>) {
  const mayEnter = useMayEnter();
  const [over, open] = useOver();
  const view = useViewAct();
  const rowActions = useCallback(
    (unit: One) => {
      const disabledReason = mayEnter ? undefined : actMessages.noClaim;
      return [
        view(String(unit.id)),
        ...(leads?.(unit) ?? []),
        { label: acts.edit, disabledReason, onSelect: () => open(Form, { unit }) },
        ...(Move
          ? [{ label: acts.move, disabledReason, onSelect: () => open(Move, { unit }) }]
          : []),
        {
          label: unit.active ? acts.deactivate : acts.activate,
          danger: unit.active,
          disabledReason,
          onSelect: () => open(SwitchUnit, { kind, unit }),
        },
      ];
    },
    [mayEnter, open, view, leads, kind, Form, Move],
  );
  return {
    rowActions,
    actions: mayEnter && (
      <>
        <ImportLink />
        <Button onClick={() => open(Form, { unit: undefined, within })}>{add}</Button>
      </>
    ),
    over,
  };
}
