import type { RowOf } from "@polyportal/api-client/list/describe";
import { unstartedList } from "@polyportal/api-client/list/unstarted-sheets";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { unstartedWords as words } from "@polyportal/domain/messages/unstarted-sheets";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { isRemindedToday, remindsAny } from "@polyportal/domain/score-sheet/remind";
import { useState } from "react";
import { useProfile } from "../../app/profile.ts";
import { AskSure } from "../../parts/act/ask-sure.tsx";
import { ButtonLink } from "../../parts/link/button-link.tsx";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useOver } from "../../parts/list/use-over.tsx";

type Course = RowOf<"listUnstartedSheets">;

const courses = listOf(unstartedList, {
  code: { width: 5.5, grow: 0 },
  title: { width: 10, grow: 2 },
  lecturers: { grow: 2 },
  department: { hidden: true },
});

function whyNot({ coordinator, remindedAt }: Course, now: number): string | undefined {
  if (coordinator === null) return words.nobodyTeaches;
  const last = remindedAt === null ? null : new Date(remindedAt);
  return isRemindedToday(last, new Date(now)) ? words.today : undefined;
}

/** Courses whose scores nobody has begun to enter, and a reminder to whoever coordinates them. */
export function Unstarted() {
  const { claims, userType } = useProfile();
  const [openedAt] = useState(Date.now);
  const [over, open] = useOver();
  const reminds = remindsAny(claims, userType === "Official");
  const [rowActions] = useState(() => (course: Course) => [
    {
      label: words.remind,
      disabledReason: whyNot(course, openedAt),
      onSelect: () => open(Remind, { course }),
    },
  ]);
  return (
    <ListPage
      {...courses}
      lead={words.lead}
      rowActions={reminds ? rowActions : undefined}
      actions={<ButtonLink href={staffPaths.scoreSheets}>{words.toWaiting}</ButtonLink>}
      over={over}
    />
  );
}

function Remind({ course, onClose }: { course: Course; onClose: () => void }) {
  const { courseId, sessionId, code, coordinator } = course;
  const lecturer = coordinator ?? "";
  const { mutateAsync } = useOperation("remindOfScores", { invalidates: ["listUnstartedSheets"] });
  return (
    <AskSure
      title={words.questionTitle(code)}
      question={words.question(lecturer)}
      label={words.remind}
      variant="primary"
      onClose={onClose}
      onAct={() => mutateAsync({ courseId, sessionId })}
      done={words.reminded(code, lecturer)}
    />
  );
}
