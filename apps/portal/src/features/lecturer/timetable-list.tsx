import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { weekdays } from "@polyportal/domain/format/date";
import { actMessages } from "@polyportal/domain/messages/act";
import { slotTime, timetableMessages as words } from "@polyportal/domain/messages/timetable";
import { dayName } from "@polyportal/domain/timetable/times";
import { Button } from "@polyportal/ui/button";
import { Confirm } from "@polyportal/ui/confirm";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { toast } from "@polyportal/ui/toast";
import { Suspense, useCallback, useMemo, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { ImportLink } from "../../parts/import/import.tsx";
import { ofDepartments, ofLevels, ofSemester } from "../../parts/list/filters.ts";
import { ofSessionOrCurrent } from "../../parts/list/session-filter.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useAddress } from "../../parts/list/use-address.ts";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { useUnits } from "../../parts/units/use-units.ts";
import { CourseParts } from "./course-parts.tsx";
import { shownByTimetable } from "./shown-by-timetable.ts";

const AddSlot = lazyPart(async () => (await import("./slot-form.tsx")).AddSlot);
const ChangeSlot = lazyPart(async () => (await import("./slot-form.tsx")).ChangeSlot);

/** A lecture in the week of a session. */
export type Slot = Output<"listTimetableSlots">["items"][number];

const { columns: heads } = words;

const columns: readonly DataColumn<Slot>[] = [
  {
    id: "code",
    header: heads.course,
    value: ({ code }) => code,
    rowHeader: true,
    fixed: true,
    width: 6,
    grow: 0,
  },
  {
    id: "title",
    header: heads.title,
    value: ({ title }) => title,
    sortable: false,
    width: 10,
    grow: 2,
  },
  {
    id: "department",
    header: heads.department,
    value: ({ department }) => department,
    sortable: false,
    hidden: true,
  },
  {
    id: "level",
    header: heads.level,
    value: ({ level }) => level,
    sortable: false,
    hidden: true,
  },
  {
    id: "semester",
    header: heads.semester,
    value: ({ semester }) => semester,
    sortable: false,
    width: 6,
  },
  { id: "day", header: heads.day, value: ({ day }) => dayName(day), width: 7, grow: 0 },
  {
    id: "begins",
    header: heads.begins,
    value: ({ begins }) => begins,
    numeric: true,
    sortable: false,
    width: 4,
    grow: 0,
  },
  {
    id: "ends",
    header: heads.ends,
    value: ({ ends }) => ends,
    numeric: true,
    sortable: false,
    width: 4,
    grow: 0,
  },
  { id: "room", header: heads.room, value: ({ room }) => room, width: 9 },
  {
    id: "lecturers",
    header: heads.lecturers,
    value: ({ lecturers }) => lecturers || words.nobody,
    sortable: false,
    width: 10,
    grow: 2,
  },
];

const idOf = ({ id }: Slot) => id;
const nameOf = (slot: Slot) => `${slot.code}, ${slotTime(slot)}`;

type Opened = { act: "add" } | { act: "change" | "remove"; slot: Slot };

/** When and where courses are taught in a session. */
export function TimetableList({ mayEnter }: { mayEnter: boolean }) {
  const units = useUnits();
  const sessions = useSessions();
  const [params] = useAddress();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const filters = useMemo(
    (): readonly Filter[] => [
      ofSessionOrCurrent(heads.session, sessions),
      ofSemester(heads.semester),
      ofDepartments(heads.department, units),
      ofLevels(heads.level),
      {
        kind: "several",
        name: "day",
        label: heads.day,
        options: weekdays.map((day, at) => ({ value: at + 1, label: day })),
      },
    ],
    [sessions, units],
  );
  const rowActions = useCallback(
    (slot: Slot) => {
      const disabledReason = mayEnter ? undefined : actMessages.noClaim;
      const act = (which: "change" | "remove") => () => setOpened({ act: which, slot });
      return [
        { label: words.change, disabledReason, onSelect: act("change") },
        { label: words.remove, danger: true, disabledReason, onSelect: act("remove") },
      ];
    },
    [mayEnter],
  );
  const asked = params.get("session");
  const session = sessions.find(({ id, current }) => (asked ? String(id) === asked : current));
  return (
    <ListPage
      list="listTimetableSlots"
      title={words.title}
      lead={words.lead}
      head={<CourseParts open="timetable" />}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={rowActions}
      exported
      empty={words.none}
      actions={
        mayEnter && (
          <>
            <ImportLink kind={words.kind} />
            {session && <Button onClick={() => setOpened({ act: "add" })}>{words.add}</Button>}
          </>
        )
      }
      over={
        <Suspense fallback={null}>
          {opened?.act === "add" && session && <AddSlot session={session} onClose={close} />}
          {opened?.act === "change" && <ChangeSlot slot={opened.slot} onClose={close} />}
          {opened?.act === "remove" && <RemoveSlot slot={opened.slot} onClose={close} />}
        </Suspense>
      }
    />
  );
}

function RemoveSlot({ slot, onClose }: { slot: Slot; onClose: () => void }) {
  const remove = useOperation("removeTimetableSlot", {
    invalidates: shownByTimetable,
    onSuccess: () => toast({ title: words.removed(slot.code), tone: "success" }),
    onError: ({ title, message }) => toast({ title, body: message, tone: "fail" }),
  });
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={words.remove}
      question={words.removeQuestion(slot.code, slotTime(slot))}
      confirmLabel={words.remove}
      busy={remove.isPending}
      onConfirm={() => remove.mutate({ id: slot.id }, { onSettled: onClose })}
    />
  );
}
