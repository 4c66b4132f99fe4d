import { isSignedIn } from "@polyportal/api-client/client/session";
import { paths } from "@polyportal/domain/routes/paths";
import type { ComponentType } from "react";
import {
  createBrowserRouter,
  redirect,
  redirectDocument,
  type MiddlewareFunction,
  type RouteObject,
} from "react-router-dom";
import { mayOpen } from "./access.ts";
import { ErrorPage, PortalError } from "./error-page.tsx";
import { LoadingPortal } from "./loading-portal.tsx";
import { PageNotLoaded } from "./page-not-loaded.ts";
import { loadProfile } from "./profile.ts";
import { Shell } from "./shell.tsx";
import { startPage } from "./signed-out.ts";

/**
 * Before any page: somebody is signed in, and the page belongs to the person's route set. (A guard in
 * a loader would hold nothing back, for loaders run side by side.)
 */
const guard: MiddlewareFunction = async ({ request }) => {
  if (!isSignedIn()) throw redirectDocument(startPage);
  const { role } = await loadProfile();
  if (!mayOpen(role, new URL(request.url).pathname)) throw redirect(paths.dashboard);
};

/** A page by its module, which is fetched when the page is first opened. */
const page = (path: string, load: () => Promise<{ Page: ComponentType }>): RouteObject => ({
  path,
  lazy: async () => {
    const { Page } = await load().catch((cause: unknown) => {
      throw new PageNotLoaded("The code of a page did not arrive", { cause });
    });
    return { Component: Page };
  },
});

/** The pages that are built; any other page of the person's set says what it belongs to. */
const pages: RouteObject[] = [
  page(paths.dashboard, () => import("../features/dashboard/dashboard.page.tsx")),
  page(paths.profile, () => import("../features/account/profile.page.tsx")),
  page(paths.changePassword, () => import("../features/account/change-password.page.tsx")),
  page(paths.noAccess, () => import("../features/account/no-access.page.tsx")),
  page("*", () => import("../features/unbuilt/unbuilt.page.tsx")),
];

export const router = createBrowserRouter([
  {
    middleware: [guard],
    Component: Shell,
    ErrorBoundary: PortalError,
    HydrateFallback: LoadingPortal,
    // A page that fails leaves the shell around it standing.
    children: [{ ErrorBoundary: ErrorPage, children: pages }],
  },
]);
