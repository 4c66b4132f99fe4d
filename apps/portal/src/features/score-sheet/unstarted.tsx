import type { RowOf } from "@polyportal/api-client/list/describe";
import { unstartedList } from "@polyportal/api-client/list/unstarted-sheets";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { unstartedWords as words } from "@polyportal/domain/messages/unstarted-sheets";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { isRemindedToday, remindsAny } from "@polyportal/domain/score-sheet/remind";
import { toast } from "@polyportal/ui/toast";
import { useState } from "react";
import { useProfile } from "../../app/profile.ts";
import { AskSure } from "../../parts/act/ask-sure.tsx";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useListFilters } from "../../parts/list/use-list-filters.ts";

type Course = RowOf<"listUnstartedSheets">;

const courses = listOf(unstartedList, {
  code: { width: 5.5, grow: 0 },
  title: { width: 10, grow: 2 },
  lecturers: { grow: 2 },
  department: { hidden: true },
});

const idOf = ({ courseId, sessionId }: Course) => `${courseId}-${sessionId}`;

function whyNot({ coordinator, remindedAt }: Course, now: number): string | undefined {
  if (coordinator === null) return words.nobodyTeaches;
  const last = remindedAt === null ? null : new Date(remindedAt);
  return isRemindedToday(last, new Date(now)) ? words.today : undefined;
}

/** Courses whose scores nobody has begun to enter, and a reminder to whoever coordinates them. */
export function Unstarted() {
  const { claims, userType } = useProfile();
  const [openedAt] = useState(Date.now);
  const [reminding, setReminding] = useState<Course>();
  const reminds = remindsAny(claims, userType === "Official");
  const [rowActions] = useState(() => (course: Course) => [
    {
      label: words.remind,
      disabledReason: whyNot(course, openedAt),
      onSelect: () => setReminding(course),
    },
  ]);
  return (
    <ListPage
      {...courses}
      lead={words.lead}
      filters={useListFilters(unstartedList)}
      rowId={idOf}
      rowActions={reminds ? rowActions : undefined}
      actions={<ButtonLink href={staffPaths.scoreSheets}>{words.toWaiting}</ButtonLink>}
      over={reminding && <Remind {...reminding} onClose={() => setReminding(undefined)} />}
    />
  );
}

function Remind({
  courseId,
  sessionId,
  code,
  coordinator,
  onClose,
}: Course & { onClose: () => void }) {
  const lecturer = coordinator ?? "";
  const { mutateAsync } = useOperation("remindOfScores", { invalidates: ["listUnstartedSheets"] });
  return (
    <AskSure
      title={words.questionTitle(code)}
      question={words.question(lecturer)}
      label={words.remind}
      variant="primary"
      onClose={onClose}
      onAct={async () => {
        await mutateAsync({ courseId, sessionId });
        toast({ title: words.reminded(code, lecturer), status: "success" });
      }}
    />
  );
}
