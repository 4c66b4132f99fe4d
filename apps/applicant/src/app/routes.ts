import { addressesOf, catalogue, entryAt } from "@polyportal/domain/programmes/catalogue";
import type { ProgrammeEntry } from "@polyportal/domain/programmes/programme-entry";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { applicationChosen, defining, definitionOf, outlineOf, type Fetch } from "./definitions.ts";
import type { LoadPage } from "./pages.ts";
import { programmeAt } from "./programme-at.ts";
import { querying } from "./querying.tsx";

type PageRoute = { path: string; load: LoadPage };

/** The pages that a phone opens first. They call the client and do without the query cache. */
const firstPages: readonly PageRoute[] = [
  { path: publicPaths.landing, load: () => import("../features/landing/landing.page.tsx") },
  { path: publicPaths.login, load: () => import("../features/authentication/login.page.tsx") },
];

/** Sign-in, form, details and slip of every programme, at all of their addresses. */
const applicationPages: readonly PageRoute[] = catalogue.flatMap((entry) => {
  // Several programmes may share the addresses: those of the first are theirs, too.
  if (entryAt(entry.paths.login) !== entry) return [];
  const { login, application, details, preview } = addressesOf(entry);
  const at = (addresses: readonly string[], load: LoadPage, fetchOne: Fetch<unknown>) =>
    addresses.map((path) => ({
      path,
      load: defining(() => programmeAt(path)?.slug, load, fetchOne),
    }));
  return [
    ...at(login, () => import("../features/application/sign-in.page.tsx"), outlineOf),
    ...at(application, () => import("../features/application/application.page.tsx"), outlineOf),
    ...at(details, () => import("../features/application/details.page.tsx"), definitionOf),
    ...at(preview, () => import("../features/application/preview.page.tsx"), definitionOf),
  ];
});

/** Every other page, with the query cache around it. */
const furtherPages: readonly PageRoute[] = [
  ...applicationPages,
  ...eachPath(
    ({ generateInvoice }) => generateInvoice,
    defining(applicationChosen, () => import("../features/invoice/generate-invoice.page.tsx")),
  ),
  ...eachPath(
    ({ invoice }) => invoice,
    () => import("../features/invoice/invoice.page.tsx"),
  ),
  {
    path: publicPaths.verifyRemitaStatus,
    load: () => import("../features/verification/payment-status.page.tsx"),
  },
  {
    path: publicPaths.feeReceipt,
    load: () => import("../features/verification/fee-receipt.page.tsx"),
  },
  {
    path: publicPaths.verifyDocument,
    load: () => import("../features/verification/verify-document.page.tsx"),
  },
  {
    path: publicPaths.admissionStatus,
    load: () => import("../features/verification/admission-status.page.tsx"),
  },
  {
    path: publicPaths.prospectiveStudents,
    load: () => import("../features/verification/admission-number.page.tsx"),
  },
  {
    path: publicPaths.verifyOtp,
    load: () => import("../features/authentication/verify-otp.page.tsx"),
  },
  {
    path: publicPaths.forgotPassword,
    load: () => import("../features/authentication/forgot-password.page.tsx"),
  },
  {
    path: publicPaths.resetPassword,
    load: () => import("../features/authentication/reset-password.page.tsx"),
  },
  {
    path: publicPaths.verifyAccount,
    load: () => import("../features/authentication/verify-account.page.tsx"),
  },
  {
    path: publicPaths.createProfile,
    load: () => import("../features/authentication/create-profile.page.tsx"),
  },
];

/** The pages that most people open, by path. What is not here is answered by the fallback page. */
export const pageRoutes: readonly PageRoute[] = [
  ...firstPages,
  ...furtherPages.map(({ path, load }) => ({ path, load: querying(load) })),
];

/** For every other path: a page that few people open, or a redirect. */
export const loadFallback: LoadPage = () => import("./further-pages.tsx");

/**
 * The pages whose HTML is made by the build, so that they read before any JavaScript arrives, with
 * the module of each, whose chunks the page fetches beside the app's entry.
 */
export const prerendered: readonly { path: string; source: string }[] = [
  { path: publicPaths.landing, source: "src/features/landing/landing.page.tsx" },
  { path: publicPaths.login, source: "src/features/sign-in/login.page.tsx" },
];

/** One page at an address of every programme; several programmes may share it. */
function eachPath(
  pathOf: (paths: ProgrammeEntry["paths"]) => string,
  load: LoadPage,
): readonly PageRoute[] {
  return [...new Set(catalogue.map(({ paths }) => pathOf(paths)))].map((path) => ({ path, load }));
}

/** Loads the page of a path, however its letters are written and whether or not a slash ends it. */
export function loadOf(pathname: string): LoadPage {
  const path = pathname.toLowerCase().replace(/(?!^)\/+$/, "");
  return pageRoutes.find((route) => route.path === path)?.load ?? loadFallback;
}
