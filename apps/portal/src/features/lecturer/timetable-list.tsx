import type { RowOf } from "@polyportal/api-client/list/describe";
import { slotList } from "@polyportal/api-client/list/timetable";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { slotTime, timetableMessages as words } from "@polyportal/domain/messages/timetable";
import { Button } from "@polyportal/ui/button";
import { useCallback } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { AskSure } from "../../parts/act/ask-sure.tsx";
import { ImportLink } from "../../parts/import/import.tsx";
import { courseLooks } from "../../parts/list/course-looks.ts";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useOver } from "../../parts/list/use-over.tsx";
import { useAskedSession } from "../../parts/sessions/use-sessions.ts";
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

/** When and where courses are taught in a session. */
export function TimetableList({ mayEnter }: { mayEnter: boolean }) {
  const session = useAskedSession();
  const [over, open] = useOver();
  const rowActions = useCallback(
    (slot: Slot) => {
      const disabledReason = mayEnter ? undefined : actMessages.noClaim;
      return [
        { label: words.change, disabledReason, onSelect: () => open(ChangeSlot, { slot }) },
        {
          label: words.remove,
          danger: true,
          disabledReason,
          onSelect: () => open(RemoveSlot, { slot }),
        },
      ];
    },
    [mayEnter, open],
  );
  return (
    <ListPage
      {...slots}
      lead={words.lead}
      head={<CourseParts open="timetable" />}
      rowActions={rowActions}
      actions={
        mayEnter && (
          <>
            <ImportLink kind={words.kind} />
            {session && <Button onClick={() => open(AddSlot, { session })}>{words.add}</Button>}
          </>
        )
      }
      over={over}
    />
  );
}

function RemoveSlot({ slot, onClose }: { slot: Slot; onClose: () => void }) {
  const { mutateAsync } = useOperation("removeTimetableSlot", { invalidates: shownByTimetable });
  return (
    <AskSure
      title={words.remove}
      question={words.removeQuestion(slot.code, slotTime(slot))}
      label={words.remove}
      onClose={onClose}
      onAct={() => mutateAsync({ id: slot.id })}
      done={words.removed(slot.code)}
    />
  );
}
