import { fullName } from "@polyportal/domain/format/name";
import { SideMenu } from "@polyportal/ui/side-menu";
import { VisuallyHidden } from "@polyportal/ui/visually-hidden";
import { portalWords } from "@polyportal/domain/messages/portal.words";
import { lazy, Suspense, type ReactNode } from "react";
import type { Location } from "react-router-dom";
import { menuFor } from "./access.ts";
import { Frame } from "./frame.tsx";
import { usePageSet } from "./page-set.ts";
import { useProfile } from "./profile.ts";
import { usePalette } from "./palette.tsx";
import { RatingPrompt } from "./rating-prompt.tsx";
import { useSignOut } from "./sign-out.tsx";
import { untilIdle } from "./until-idle.ts";
import { useBell } from "./use-bell.ts";

// Hardly anybody ever sees it.
const Impersonated = lazy(async () => ({
  default: (await import("./impersonated.tsx")).Impersonated,
}));

// Nobody waits for the school's notices: they come once the page stands.
const NoticeStrip = lazy(async () => {
  await untilIdle();
  return { default: (await import("./notice-strip.tsx")).NoticeStrip };
});

type Props = {
  /** The address of the page that is shown. */
  shown: Location;
  /** Another page is on its way. */
  loading: boolean;
  children: ReactNode;
};

/** What stands around every page: header, side menu, sign-out, footer. */
export function Shell({ shown, loading, children }: Props) {
  const profile = useProfile();
  const { askSignOut, signOutModal } = useSignOut();
  const { openPalette, palette } = usePalette();
  const notifications = useBell();
  const set = usePageSet();
  const modules = menuFor(set, profile);
  return (
    <Frame
      name={fullName(profile)}
      modules={modules}
      notifications={notifications}
      onSearch={openPalette}
      onSignOut={askSignOut}
      banner={
        <>
          {profile.impersonation && (
            <Suspense fallback={null}>
              <Impersonated profile={profile} impersonation={profile.impersonation} />
            </Suspense>
          )}
          <Suspense fallback={null}>
            <NoticeStrip path={shown.pathname} />
          </Suspense>
        </>
      }
      menu={<SideMenu items={modules} currentPath={shown.pathname} onSignOut={askSignOut} />}
    >
      <VisuallyHidden>
        <span role="status">{loading && portalWords.loading}</span>
      </VisuallyHidden>
      {set.Head && <set.Head path={shown.pathname} />}
      <div aria-busy={loading} className="transition-opacity aria-busy:opacity-50">
        {children}
      </div>
      {signOutModal}
      {palette}
      <RatingPrompt />
    </Frame>
  );
}
