import { officeList } from "@polyportal/api-client/list/offices";
import { officeMessages, officeWords } from "@polyportal/domain/messages/office";
import type { Office } from "@polyportal/domain/rights/offices";
import { Button } from "@polyportal/ui/button";
import type { Filter } from "@polyportal/ui/filter";
import { useCallback, useMemo } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { choiceOf } from "../../parts/list/described.ts";
import { choicesOf, ofDepartments } from "../../parts/list/filters.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useOver } from "../../parts/list/use-over.tsx";
import { useUnits } from "../../parts/units/use-units.ts";
import { officeColumns, tenures, type Held } from "./office-columns.tsx";
import { labelOf, whyNot } from "./office-state.ts";

const AssignOffice = lazyPart(async () => (await import("./assign-office.tsx")).AssignOffice);
const OfficeAct = lazyPart(async () => (await import("./office-act.tsx")).OfficeAct);
const LastDay = lazyPart(async () => (await import("./last-day.tsx")).LastDay);
const OfficeDetailPanel = lazyPart(
  async () => (await import("./office-detail-panel.tsx")).OfficeDetailPanel,
);

const record = { content: OfficeDetailPanel, columns: ["unit", "holder", "state"] };

const filtersOf = (office: Office, faculties: ReturnType<typeof useUnits>): readonly Filter[] => {
  const label = officeWords[office].unit;
  return [
    choiceOf(officeList, "current"),
    office === "head of department"
      ? ofDepartments(label, faculties, "unit")
      : { kind: "several", name: "unit", label, options: choicesOf(faculties) },
    choiceOf(officeList, "acting"),
    { kind: "dates", name: "until", label: officeMessages.columns.until },
  ];
};

/** The history of an office is its holder's. */
const historyRow = {
  rowId: ({ holderId }: Held) => holderId,
  rowLabel: ({ holder }: Held) => holder,
};

/** Who holds one office in which unit; given for a time, ended with a day. */
export function Offices({ office }: { office: Office }) {
  const words = officeWords[office];
  const mayEnter = useMay("users.enter", "assignOffice", "endOffice", "takeBackOffice");
  const [over, open] = useOver();
  const faculties = useUnits();
  const filters = useMemo(() => filtersOf(office, faculties), [office, faculties]);
  const columns = useMemo(() => officeColumns(office), [office]);
  const always = useMemo(() => ({ office }), [office]);
  const rowActions = useCallback(
    (held: Held) => [
      {
        label: officeMessages.changeEnd,
        disabledReason: whyNot(mayEnter, held),
        onSelect: () => open(LastDay, { held }),
      },
      {
        label: labelOf(held),
        danger: true,
        disabledReason: whyNot(mayEnter, held),
        onSelect: () => open(OfficeAct, { held }),
      },
    ],
    [mayEnter, open],
  );
  return (
    <ListPage
      {...tenures}
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      always={always}
      rowActions={rowActions}
      history="user"
      historyRow={historyRow}
      record={record}
      actions={
        mayEnter && <Button onClick={() => open(AssignOffice, { office })}>{words.assign}</Button>
      }
      over={over}
    />
  );
}
