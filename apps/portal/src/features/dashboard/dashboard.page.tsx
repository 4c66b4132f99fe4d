import { dashboardMessages } from "@polyportal/domain/messages/dashboard";
import { dashboardWords } from "@polyportal/domain/messages/dashboard.words";
import { PortalPage } from "../../app/portal-page.tsx";
import { useProfile } from "../../app/profile.ts";
import { BirthdayGreeting } from "./birthday-greeting.tsx";
import { NoticesCard } from "./notices-card.tsx";
import { StudentDashboard } from "./student-dashboard.tsx";

/** Where a student lands after sign-in: what to do next, how one stands, what the school says. */
export function Page() {
  const { firstname, birthday } = useProfile();
  return (
    <PortalPage title={dashboardMessages.title} lead={dashboardWords.welcome(firstname)}>
      <div className="grid gap-6">
        <BirthdayGreeting born={birthday} name={firstname} />
        <StudentDashboard />
        <NoticesCard />
      </div>
    </PortalPage>
  );
}
