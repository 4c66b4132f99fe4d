import type { Output } from "@polyportal/api-client/client/client";
import { semesterChoices } from "@polyportal/domain/academic-session/semester-choices";
import { listColumns } from "@polyportal/domain/messages/list-columns";
import { SelectField } from "@polyportal/ui/select-field";
import { choicesOf } from "../list/filters.ts";

type Values = { sessionId: unknown; semester: unknown };

/** Which semester of which session a form is about. */
export const SessionAndSemester = ({
  sessions,
}: {
  sessions: Readonly<Output<"listSessions">>;
}) => (
  <>
    <SelectField<Values>
      name="sessionId"
      label={listColumns.session}
      options={choicesOf(sessions)}
      required
    />
    <SelectField<Values>
      name="semester"
      label={listColumns.semester}
      options={semesterChoices}
      required
    />
  </>
);
