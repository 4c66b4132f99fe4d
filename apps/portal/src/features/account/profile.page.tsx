import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { formatDate } from "@polyportal/domain/format/date";
import { fullName } from "@polyportal/domain/format/name";
import { accountWords } from "@polyportal/domain/messages/account.words";
import { paths } from "@polyportal/domain/routes/paths";
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

/** What the school knows of the signed-in student. */
export function Page() {
  const profile = useProfile();
  return (
    <PortalPage
      title={accountWords.profile}
      actions={
        <Button asChild variant="secondary">
          <BareLink href={paths.changePassword}>{accountWords.changePassword}</BareLink>
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        <OfStudent profile={profile} />
        <Card title={accountWords.yourAccount}>
          <DescriptionList items={factsOf(profile)} />
          <p className="mt-4 max-w-prose text-ink-muted">{accountWords.keptByRegistry}</p>
        </Card>
      </div>
    </PortalPage>
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
  { term: accountWords.username, value: profile.userName },
  { term: accountWords.surname, value: profile.lastname },
  { term: accountWords.firstName, value: profile.firstname },
  { term: accountWords.middleName, value: profile.middlename },
  { term: accountWords.emailAddress, value: profile.email },
  { term: accountWords.mobileNumber, value: profile.mobileNumber },
  { term: accountWords.dateOfBirth, value: formatDate(profile.birthday) },
  { term: accountWords.department, value: profile.department },
  ...(profile.studentType ? [{ term: accountWords.studentType, value: profile.studentType }] : []),
];
