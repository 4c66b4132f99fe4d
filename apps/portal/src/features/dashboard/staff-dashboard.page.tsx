import { dashboardMessages } from "@polyportal/domain/messages/dashboard";
import { mayImpersonate } from "@polyportal/domain/impersonation/impersonation";
import { dashboardWords } from "@polyportal/domain/messages/dashboard.words";
import { useEffect } from "react";
import { PortalPage } from "../../app/portal-page.tsx";
import { useProfile } from "../../app/profile.ts";
import { untilIdle } from "../../app/until-idle.ts";
import { AdminFigures } from "./admin-figures.tsx";
import { BirthdayGreeting } from "./birthday-greeting.tsx";
import { ImpersonateCard } from "./impersonate-card.tsx";
import { Modules } from "./modules.tsx";
import { NoticesCard } from "./notices-card.tsx";

/** Where a member of staff lands after sign-in: what waits, how the school stands, what it says. */
export function Page() {
  const { firstname, birthday, role, userType, impersonation } = useProfile();
  const isOfficial = userType.toLowerCase() === "official";
  useEffect(() => {
    // Most of what is opened from here is a list: its code comes while the figures are read.
    if (isOfficial) void untilIdle().then(() => import("../../parts/list/list-page.tsx"));
  }, [isOfficial]);
  return (
    <PortalPage title={dashboardMessages.title} lead={dashboardWords.welcome(firstname)}>
      <div className="grid grid-cols-1 gap-6">
        <BirthdayGreeting born={birthday} name={firstname} />
        {isOfficial && <AdminFigures />}
        <Modules />
        {mayImpersonate(role) && impersonation === null && <ImpersonateCard />}
        <NoticesCard />
      </div>
    </PortalPage>
  );
}
