import { formatDate } from "@polyportal/domain/format/date";
import { fullName } from "@polyportal/domain/format/name";
import { paths } from "@polyportal/domain/routes/paths";
import { Avatar } from "@polyportal/ui/avatar";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import { BareLink } from "@polyportal/ui/link";
import { PortalPage } from "../../app/portal-page.tsx";
import { useProfile, type Profile } from "../../app/profile.ts";

/** What the school knows of the signed-in person. */
export function Page() {
  const profile = useProfile();
  const name = fullName(profile);
  return (
    <PortalPage
      title="Profile"
      actions={
        <Button asChild variant="secondary">
          <BareLink href={paths.changePassword}>Change Password</BareLink>
        </Button>
      }
    >
      <Card>
        <div className="mb-6 flex items-center gap-4">
          <Avatar name={name} decorative size="medium" />
          <div className="min-w-0">
            <p className="text-18 font-semibold">{name}</p>
            <p className="text-ink-muted first-letter:uppercase">{profile.role}</p>
          </div>
        </div>
        <DescriptionList items={factsOf(profile)} />
      </Card>
    </PortalPage>
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
