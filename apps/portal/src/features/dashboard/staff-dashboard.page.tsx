import { dashboardMessages } from "@polyportal/domain/messages/dashboard";
import { dashboardWords } from "@polyportal/domain/messages/dashboard.words";
import { useEffect, useEffectEvent } from "react";
import { usePageSet } from "../../app/page-set.ts";
import { PortalPage } from "../../app/portal-page.tsx";
import { useProfile } from "../../app/profile.ts";
import { useImpersonation } from "../../parts/impersonation/impersonate.tsx";
import { AdminFigures, DashboardSession } from "./admin-figures.tsx";
import { BirthdayGreeting } from "./birthday-greeting.tsx";
import { prefetchCode } from "./prefetch-code.ts";
import { ImpersonateCard } from "./impersonate-card.tsx";
import { LecturerFigures } from "./lecturer-figures.tsx";
import { Modules } from "./modules.tsx";
import { NoticesCard } from "./notices-card.tsx";

/** Where a member of staff lands after sign-in: what waits, how the school stands, what it says. */
export function Page() {
  const profile = useProfile();
  const { firstname, birthday, userType } = profile;
  const { allowed: impersonates } = useImpersonation();
  const isOfficial = userType.toLowerCase() === "official";
  const set = usePageSet();
  const ahead = useEffectEvent(() => void prefetchCode(set, profile));
  // What comes next is fetched while the figures are read.
  useEffect(() => ahead(), []);
  return (
    <PortalPage
      title={dashboardMessages.title}
      lead={dashboardWords.welcome(firstname)}
      actions={isOfficial && <DashboardSession />}
    >
      <div className="grid grid-cols-1 gap-6">
        <BirthdayGreeting born={birthday} name={firstname} />
        {isOfficial ? <AdminFigures /> : <LecturerFigures />}
        <Modules />
        {impersonates && <ImpersonateCard />}
        <NoticesCard />
      </div>
    </PortalPage>
  );
}
