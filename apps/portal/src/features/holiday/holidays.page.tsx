import { holidayList } from "@polyportal/api-client/list/holidays";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { holidayWords as words } from "@polyportal/domain/messages/holidays";
import { Button } from "@polyportal/ui/button";
import { useCallback } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { tellFailed } from "../../parts/act/tell-failed.ts";
import { toastWithUndo } from "../../parts/act/undo.tsx";
import { useLazyEndpoints } from "../../parts/lazy/use-lazy-endpoints.ts";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useOver } from "../../parts/list/use-over.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";

const HolidayForm = lazyPart(async () => (await import("./holiday-form.tsx")).HolidayForm);

type Holiday = RowOf<"listHolidays">;

const holidays = listOf(holidayList, {
  day: { width: 10, grow: 0 },
  weekday: { width: 8, grow: 0 },
  name: { width: 14 },
});

const changing = { invalidates: ["listHolidays"], onError: tellFailed } as const;

/** The days on which the school is closed, which promised working days leave out. */
export function Page() {
  useLazyEndpoints();
  const mayEnter = useMay("school.enter", "addHoliday", "removeHoliday");
  const [over, open] = useOver();
  const { mutate: add } = useOperation("addHoliday", changing);
  const { mutate: remove } = useOperation("removeHoliday", changing);
  const rowActions = useCallback(
    (holiday: Holiday) => [
      {
        label: words.remove,
        danger: true,
        disabledReason: mayEnter ? undefined : actMessages.noClaim,
        onSelect: () =>
          remove(
            { day: holiday.day },
            { onSuccess: () => toastWithUndo(words.removed(holiday.name), () => add(holiday)) },
          ),
      },
    ],
    [mayEnter, add, remove],
  );
  return (
    <ListPage
      {...holidays}
      lead={words.lead}
      rowActions={rowActions}
      actions={mayEnter && <Button onClick={() => open(HolidayForm, {})}>{words.add}</Button>}
      over={over}
    />
  );
}
