import type { Output } from "@polyportal/api-client/client/client";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { formatDateTime } from "@polyportal/domain/format/date";
import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import { unstartedWords as words } from "@polyportal/domain/messages/unstarted-sheets";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { isRemindedToday, remindsAny } from "@polyportal/domain/score-sheet/remind";
import { Button } from "@polyportal/ui/button";
import { Confirm } from "@polyportal/ui/confirm";
import type { DataColumn } from "@polyportal/ui/data-column";
import { BareLink } from "@polyportal/ui/link";
import { toast } from "@polyportal/ui/toast";
import { useMemo, useState } from "react";
import { useProfile } from "../../app/profile.ts";
import { ofDepartments, ofLevels, ofSemester } from "../../parts/list/filters.ts";
import { ofSessionOrCurrent } from "../../parts/list/session-filter.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useSessions } from "../../parts/sessions/use-sessions.ts";
import { useUnits } from "../../parts/units/use-units.ts";

type Course = Output<"listUnstartedSheets">["items"][number];

const { columns: heads } = sheetPages;

const columns: readonly DataColumn<Course>[] = [
  {
    id: "code",
    header: heads.code,
    value: ({ code }) => code,
    rowHeader: true,
    fixed: true,
    width: 5.5,
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
    id: "lecturers",
    header: heads.lecturers,
    value: ({ lecturers }) => lecturers || words.nobody,
    sortable: false,
    width: 8,
    grow: 2,
  },
  {
    id: "department",
    header: heads.department,
    value: ({ department }) => department,
    sortable: false,
    hidden: true,
  },
  { id: "level", header: heads.level, value: ({ level }) => level, sortable: false, width: 6.5 },
  {
    id: "semester",
    header: heads.semester,
    value: ({ semester }) => semester,
    sortable: false,
    width: 6,
  },
  {
    id: "students",
    header: heads.students,
    value: ({ students }) => students,
    numeric: true,
    sortable: false,
    width: 5,
    grow: 0,
  },
  {
    id: "closesAt",
    header: words.columns.closesAt,
    value: ({ closesAt }) => (closesAt ? formatDateTime(closesAt) : sheetPages.noDeadline),
    sortable: false,
    width: 8,
  },
  {
    id: "reminded",
    header: words.columns.reminded,
    value: ({ remindedAt }) => (remindedAt ? formatDateTime(remindedAt) : undefined),
    sortable: false,
    width: 8,
  },
];

const idOf = ({ courseId, sessionId }: Course) => `${courseId}-${sessionId}`;
const nameOf = ({ code }: Course) => code;

function whyNot({ coordinator, remindedAt }: Course, now: number): string | undefined {
  if (coordinator === null) return words.nobodyTeaches;
  const last = remindedAt === null ? null : new Date(remindedAt);
  return isRemindedToday(last, new Date(now)) ? words.today : undefined;
}

/** Courses whose scores nobody has begun to enter, and a reminder to whoever coordinates them. */
export function Unstarted() {
  const { claims, userType } = useProfile();
  const units = useUnits();
  const sessions = useSessions();
  const [openedAt] = useState(Date.now);
  const [reminding, setReminding] = useState<Course>();
  const reminds = remindsAny(claims, userType === "Official");
  const filters = useMemo(
    () => [
      ofSessionOrCurrent(heads.session, sessions),
      ofSemester(heads.semester),
      ofDepartments(heads.department, units),
      ofLevels(heads.level),
    ],
    [sessions, units],
  );
  const [rowActions] = useState(() => (course: Course) => [
    {
      label: words.remind,
      disabledReason: whyNot(course, openedAt),
      onSelect: () => setReminding(course),
    },
  ]);
  return (
    <ListPage
      list="listUnstartedSheets"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      searchLabel={sheetPages.searchCourses}
      rowId={idOf}
      rowLabel={nameOf}
      rowActions={reminds ? rowActions : undefined}
      empty={words.empty}
      exported
      actions={
        <Button asChild variant="secondary">
          <BareLink href={staffPaths.scoreSheets}>{words.toWaiting}</BareLink>
        </Button>
      }
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
  const remind = useOperation("remindOfScores", {
    invalidates: ["listUnstartedSheets"],
    onSuccess: () => toast({ title: words.reminded(code, lecturer), tone: "success" }),
    onError: ({ title, message }) => toast({ title, body: message, tone: "fail" }),
  });
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={words.questionTitle(code)}
      question={words.question(lecturer)}
      confirmLabel={words.remind}
      tone="primary"
      busy={remind.isPending}
      onConfirm={() => remind.mutate({ courseId, sessionId }, { onSettled: onClose })}
    />
  );
}
