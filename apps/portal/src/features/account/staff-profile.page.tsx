import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { formatDate, todayInLagos } from "@polyportal/domain/format/date";
import { fullName } from "@polyportal/domain/format/name";
import { staffProfileMessages } from "@polyportal/domain/messages/staff-profile";
import { userMessages } from "@polyportal/domain/messages/users";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import { BareLink } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { useProfile } from "../../app/profile.ts";
import { OwnDetails } from "./own-details.tsx";
import { OwnEmail } from "./own-email.tsx";
import { OwnPhoto } from "./own-photo.tsx";

type Record = Output<"getStaffProfile">;

const { fields, ...words } = staffProfileMessages;
const { columns } = userMessages;

/** What the school knows of a member of staff, and what that person may change. */
export function Page() {
  const profile = useProfile();
  const query = useQuery(queryOptionsFor(useClient(), "getStaffProfile", {}));
  const name = fullName(profile);
  return (
    <PortalPage
      title={words.title}
      actions={
        <Button asChild variant="secondary">
          <BareLink href={paths.changePassword}>{words.changePassword}</BareLink>
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <Fetched query={query}>
          {(record) => (
            <>
              <Card>
                <OwnPhoto name={name} role={roleLabel(profile.role)} photo={record.photo} />
              </Card>
              <Card title={words.record}>
                <DescriptionList
                  columns={3}
                  phoneColumns={2}
                  items={[
                    { term: columns.userName, value: profile.userName },
                    ...(record.record
                      ? [
                          { term: fields.staffNumber, value: record.record.staffNumber },
                          { term: fields.title, value: record.record.title },
                          { term: fields.department, value: record.record.department },
                          { term: fields.designation, value: record.record.designation },
                          { term: fields.employmentStatus, value: record.record.employmentStatus },
                        ]
                      : []),
                  ]}
                />
                <p className="mt-4 max-w-prose text-ink-muted">
                  {record.record ? words.kept : words.notInRegister}
                </p>
              </Card>
              <OwnEmail record={record} />
              <Card title={words.own}>
                <OwnDetails record={record} />
              </Card>
              <Offices offices={record.offices} />
            </>
          )}
        </Fetched>
      </div>
    </PortalPage>
  );
}

function Offices({ offices }: Pick<Record, "offices">) {
  const today = todayInLagos();
  const daysOf = ({ since, until }: Record["offices"][number]) => {
    if (since > today) return `${words.toCome}, ${formatDate(since)}`;
    const days = [formatDate(since), until && words.until(formatDate(until))];
    return days.filter(Boolean).join(" ");
  };
  return (
    <Card title={words.offices}>
      {offices.length === 0 ? (
        <p className="text-ink-muted">{words.noOffices}</p>
      ) : (
        <DescriptionList
          items={offices.map((held) => ({
            term: `${roleLabel(held.office)}, ${held.unit}`,
            value: daysOf(held),
          }))}
        />
      )}
    </Card>
  );
}
