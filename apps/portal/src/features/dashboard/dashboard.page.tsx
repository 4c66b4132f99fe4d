import { dashboardMessages } from "@polyportal/domain/messages/dashboard";
import { mayImpersonate } from "@polyportal/domain/session/impersonation";
import { lazy, Suspense } from "react";
import { PortalPage } from "../../app/portal-page.tsx";
import { useProfile } from "../../app/profile.ts";
import { BirthdayGreeting } from "./birthday-greeting.tsx";
import { Modules } from "./modules.tsx";
import { NoticesCard } from "./notices-card.tsx";
import { StudentDashboard } from "./student-dashboard.tsx";

// Few may do it: the others do not pay for the form.
const ImpersonateCard = lazy(async () => ({
  default: (await import("./impersonate-card.tsx")).ImpersonateCard,
}));

/** Where a person lands after sign-in: what to do next, how one stands, what the school says. */
export function Page() {
  const { firstname, birthday, userType, role, impersonation } = useProfile();
  const impersonates = mayImpersonate(role) && impersonation === null;
  return (
    <PortalPage title={dashboardMessages.title} lead={`Welcome, ${firstname}.`}>
      <div className="grid gap-6">
        <BirthdayGreeting born={birthday} name={firstname} />
        {userType.toLowerCase() === "student" ? <StudentDashboard /> : <Modules />}
        {impersonates && (
          <Suspense fallback={null}>
            <ImpersonateCard />
          </Suspense>
        )}
        <NoticesCard />
      </div>
    </PortalPage>
  );
}
