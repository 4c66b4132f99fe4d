import { fullName } from "@polyportal/domain/format/name";
import { SideMenu } from "@polyportal/ui/side-menu";
import { VisuallyHidden } from "@polyportal/ui/visually-hidden";
import { portalWords } from "@polyportal/domain/messages/portal.words";
import { lazy, Suspense, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { lazyPart } from "./lazy-part.ts";
import { Frame } from "./frame.tsx";
import { usePageSet } from "./page-set.ts";
import { useProfile } from "./profile.ts";
import { usePalette } from "./palette.tsx";
import { RatingPrompt } from "./rating-prompt.tsx";
import { useLeaving } from "./router.tsx";
import { useSignOut } from "./sign-out.tsx";
import { untilIdle } from "./until-idle.ts";
import { useBell } from "./use-bell.ts";
import { useModules } from "./use-modules.ts";

// Hardly anybody ever sees it.
const Impersonated = lazyPart(async () => (await import("./impersonated.tsx")).Impersonated);

// Loaded after the page, because nobody waits for notices.
const NoticeStrip = lazy(async () => {
  await untilIdle();
  return { default: (await import("./notice-strip.tsx")).NoticeStrip };
});

/** The frame of every page: header, side menu, sign-out, footer. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const profile = useProfile();
  const { askSignOut, signOutModal } = useSignOut();
  const { openPalette, palette } = usePalette();
  const notifications = useBell();
  const set = usePageSet();
  const modules = useModules();
  return (
    <Frame
      name={fullName(profile)}
      modules={modules}
      notifications={notifications}
      onSearch={openPalette}
      onSignOut={askSignOut}
      density={set.density}
      banner={
        <>
          {profile.impersonation && (
            <Suspense fallback={null}>
              <Impersonated profile={profile} impersonation={profile.impersonation} />
            </Suspense>
          )}
          <Suspense fallback={null}>
            <NoticeStrip path={pathname} />
          </Suspense>
        </>
      }
      menu={
        <SideMenu
          items={modules}
          currentPath={set.pathInMenu?.(set.routes, modules, pathname) ?? pathname}
          onSignOut={askSignOut}
        />
      }
    >
      {set.Head && <set.Head path={pathname} />}
      <UntilLeft>{children}</UntilLeft>
      {signOutModal}
      {palette}
      <RatingPrompt />
    </Frame>
  );
}

/** The page. While the next one loads, screen readers are told, and after a moment the page fades. */
function UntilLeft({ children }: { children: ReactNode }) {
  const leaving = useLeaving();
  return (
    <>
      <VisuallyHidden>
        <span role="status">{leaving && portalWords.loading}</span>
      </VisuallyHidden>
      <div
        aria-busy={leaving}
        className="transition-opacity aria-busy:opacity-50 aria-busy:delay-300"
      >
        {children}
      </div>
    </>
  );
}
