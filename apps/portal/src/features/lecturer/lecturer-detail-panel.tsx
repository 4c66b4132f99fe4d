import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { fullName } from "@polyportal/domain/format/name";
import { lecturerColumns } from "@polyportal/domain/messages/import-people";
import { lecturerMessages as words } from "@polyportal/domain/messages/lecturers";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { DescriptionList } from "@polyportal/ui/description-list";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { Past } from "../../parts/history/past.tsx";
import { DetailPanel } from "../../parts/list/detail-panel.tsx";
import type { RecordProps } from "../../parts/list/record.ts";
import { useWide } from "../../parts/list/wide.ts";
import { useUnits } from "../../parts/units/use-units.ts";

/** One lecturer beside the list; the account's rights and sign-ins stand on its page. */
export function LecturerDetailPanel({ id, focused }: RecordProps) {
  const query = useQuery(queryOptionsFor(useClient(), "getLecturer", { id }));
  const wide = useWide();
  return (
    <DetailPanel
      id={id}
      focused={focused}
      title={query.data ? fullName(query.data) : words.one}
      page={withSearch(staffPaths.manageUser, { user: id })}
    >
      <Fetched query={query}>
        {(lecturer) => (
          <>
            <Told lecturer={lecturer} />
            <Past subject="user" id={id} name={fullName(lecturer)} level={wide ? 3 : 2} />
          </>
        )}
      </Fetched>
    </DetailPanel>
  );
}

function Told({ lecturer }: { lecturer: Output<"getLecturer"> }) {
  const department = useUnits()
    .flatMap(({ departments }) => departments)
    .find(({ id }) => id === lecturer.departmentId);
  const { salaryGrade, salaryStep } = lecturer;
  return (
    <DescriptionList
      phoneColumns={2}
      items={[
        { term: words.columns.staffNumber, value: lecturer.staffNumber },
        { term: words.columns.title, value: lecturer.title },
        { term: words.columns.department, value: department?.name },
        { term: words.columns.designation, value: lecturer.designation },
        { term: words.columns.employmentStatus, value: lecturer.employmentStatus },
        { term: words.columns.specialisation, value: lecturer.specialisation },
        { term: words.columns.email, value: lecturer.email },
        { term: words.columns.mobileNumber, value: lecturer.mobileNumber },
        { term: lecturerColumns.gender.heading, value: lecturer.gender },
        // To who may not see them they are not there at all.
        ...(salaryGrade === null || salaryStep === null
          ? []
          : [
              { term: lecturerColumns.salaryGrade.heading, value: salaryGrade },
              { term: lecturerColumns.salaryStep.heading, value: salaryStep },
            ]),
      ]}
    />
  );
}
