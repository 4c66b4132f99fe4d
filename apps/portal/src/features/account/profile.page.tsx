import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { formatDate } from "@polyportal/domain/format/date";
import { fullName } from "@polyportal/domain/format/name";
import { paths } from "@polyportal/domain/routes/paths";
import { Avatar } from "@polyportal/ui/avatar";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import { BareLink } from "@polyportal/ui/link";
import { SkeletonText } from "@polyportal/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { LoadFailed } from "../../app/load-failed.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { useProfile, type Profile } from "../../app/profile.ts";
import { StudentRecord } from "./student-record.tsx";

/** What the school knows of the signed-in person. */
export function Page() {
  const profile = useProfile();
  const isStudent = profile.userType.toLowerCase() === "student";
  return (
    <PortalPage
      title="Profile"
      actions={
        <Button asChild variant="secondary">
          <BareLink href={paths.changePassword}>Change Password</BareLink>
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        {isStudent ? <OfStudent profile={profile} /> : <OfStaff profile={profile} />}
        <Card title="Your account">
          <DescriptionList items={factsOf(profile)} />
          {isStudent && (
            <p className="mt-4 max-w-prose text-ink-muted">
              Your name, date of birth and email address are kept by the registry. Ask there if one
              of them is wrong.
            </p>
          )}
        </Card>
      </div>
    </PortalPage>
  );
}

function OfStaff({ profile }: { profile: Profile }) {
  const name = fullName(profile);
  return (
    <Card>
      <div className="flex items-center gap-4">
        <Avatar name={name} decorative size="medium" />
        <div className="min-w-0">
          <p className="text-18 font-semibold">{name}</p>
          <p className="text-ink-muted first-letter:uppercase">{profile.role}</p>
        </div>
      </div>
    </Card>
  );
}

/** The record has its own failure: an account without one still shows what it holds. */
function OfStudent({ profile }: { profile: Profile }) {
  const client = useClient();
  const { data, error, refetch } = useQuery(queryOptionsFor(client, "getStudentProfile", {}));
  if (data) return <StudentRecord name={fullName(profile)} record={data} />;
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  return (
    <Card aria-busy="true">
      <SkeletonText lines={5} />
    </Card>
  );
}

const factsOf = (profile: Profile) => [
  { term: "Username", value: profile.userName },
  { term: "Surname", value: profile.lastname },
  { term: "First Name", value: profile.firstname },
  { term: "Middle Name", value: profile.middlename },
  { term: "Email address", value: profile.email },
  { term: "Mobile Number", value: profile.mobileNumber },
  { term: "Date of birth", value: formatDate(profile.birthday) },
  { term: "Department", value: profile.department },
  ...(profile.studentType ? [{ term: "Student type", value: profile.studentType }] : []),
];
