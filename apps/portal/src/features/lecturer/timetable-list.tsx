import type { RowOf } from "@polyportal/api-client/list/describe";
import { slotList } from "@polyportal/api-client/list/timetable";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { slotTime, timetableMessages as words } from "@polyportal/domain/messages/timetable";
import { Button } from "@polyportal/ui/button";
import { Confirm } from "@polyportal/ui/confirm";
import { toast } from "@polyportal/ui/toast";
import { useCallback, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { ImportLink } from "../../parts/import/import.tsx";
import { courseLooks } from "../../parts/list/course-looks.ts";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useAddress } from "../../parts/list/use-address.ts";
import { useListFilters } from "../../parts/list/use-list-filters.ts";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { CourseParts } from "./course-parts.tsx";
import { shownByTimetable } from "./shown-by-timetable.ts";

const AddSlot = lazyPart(async () => (await import("./slot-form.tsx")).AddSlot);
const ChangeSlot = lazyPart(async () => (await import("./slot-form.tsx")).ChangeSlot);

/** A lecture in the week of a session. */
export type Slot = RowOf<"listTimetableSlots">;

const slots = listOf(slotList, {
  ...courseLooks,
  level: { hidden: true },
  day: { width: 7, grow: 0 },
  begins: { numeric: true, width: 4, grow: 0 },
  ends: { numeric: true, width: 4, grow: 0 },
  room: { width: 9 },
  lecturers: { width: 10, grow: 2 },
});

const nameOf = (slot: Slot) => `${slot.code}, ${slotTime(slot)}`;

type Opened = { act: "add" } | { act: "change" | "remove"; slot: Slot };

/** When and where courses are taught in a session. */
export function TimetableList({ mayEnter }: { mayEnter: boolean }) {
  const sessions = useSessions();
  const [params] = useAddress();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
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
      {...slots}
      lead={words.lead}
      head={<CourseParts open="timetable" />}
      filters={useListFilters(slotList)}
      rowLabel={nameOf}
      rowActions={rowActions}
      actions={
        mayEnter && (
          <>
            <ImportLink kind={words.kind} />
            {session && <Button onClick={() => setOpened({ act: "add" })}>{words.add}</Button>}
          </>
        )
      }
      over={
        <>
          {opened?.act === "add" && session && <AddSlot session={session} onClose={close} />}
          {opened?.act === "change" && <ChangeSlot slot={opened.slot} onClose={close} />}
          {opened?.act === "remove" && <RemoveSlot slot={opened.slot} onClose={close} />}
        </>
      }
    />
  );
}

function RemoveSlot({ slot, onClose }: { slot: Slot; onClose: () => void }) {
  const remove = useOperation("removeTimetableSlot", {
    invalidates: shownByTimetable,
    onSuccess: () => toast({ title: words.removed(slot.code), status: "success" }),
    onError: ({ title, message }) => toast({ title, body: message, status: "fail" }),
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
