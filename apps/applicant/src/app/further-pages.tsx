import { lazyOpenEndpoints } from "@polyportal/api-client/client/lazy-open-endpoint-table.gen";
import { eligibilityOfPath } from "@polyportal/domain/programmes/eligibility-path";
import { programmeOfPath } from "@polyportal/domain/programmes/page-paths";
import { postgraduate } from "@polyportal/domain/programmes/postgraduate";
import { furtherPaths, type FurtherPage } from "@polyportal/domain/routes/further-paths";
import { publicPaths } from "@polyportal/domain/routes/public-paths";
import { use } from "react";
import { useLocation } from "react-router-dom";
import { client } from "./client.ts";
import { pageModule, type LoadPage } from "./pages.ts";
import { loadOf } from "./routes.ts";
import { querying } from "./querying.tsx";

// What every page begins with knows neither these pages nor what they call.
client.learn(lazyOpenEndpoints);

/** The same page as the other addresses have, where an invoice is generated: it goes by the address. */
const generateInvoice: LoadPage = () => pageModule(loadOf(postgraduate.paths.generateInvoice));

/** The pages before sign-in that few people open. */
export const furtherPages: Readonly<Record<FurtherPage, LoadPage>> = {
  screeningSlip: querying(() => import("../features/application/screening-slip.page.tsx")),
  clearanceForm: querying(() => import("../features/verification/clearance-form.page.tsx")),
  sundryReceipts: querying(() => import("../features/sundry/sundry-receipts.page.tsx")),
  bursaryCollection: querying(() => import("../features/sundry/bursary-collection.page.tsx")),
  transcript: querying(() => import("../features/sundry/transcript.page.tsx")),
  transcriptReceipt: querying(() => import("../features/sundry/transcript-receipt.page.tsx")),
  applicationStatus: querying(() => import("../features/verification/application-status.page.tsx")),
  postgraduatePortal: querying(() => import("../features/referee/portal.page.tsx")),
  postgraduateReprint: querying(() => import("../features/application/reprint.page.tsx")),
  refereeForm: querying(() => import("../features/referee/referee-form.page.tsx")),
  programmes: querying(() => import("../features/programmes/programmes.page.tsx")),
  applicationInvoice: generateInvoice,
  hndInvoice: generateInvoice,
  paymentHistory: querying(() => import("../features/sundry/payment-history.page.tsx")),
};

/** Those of accounts, which letters and the portal lead to. */
const seldomOpened: Readonly<Record<string, LoadPage>> = {
  [publicPaths.changeEmail]: querying(
    () => import("../features/authentication/change-email.page.tsx"),
  ),
  [publicPaths.verifyConfirmation]: querying(
    () => import("../features/authentication/verify-confirmation.page.tsx"),
  ),
  [publicPaths.impersonationLogin]: querying(
    () => import("../features/authentication/impersonation-login.page.tsx"),
  ),
  [publicPaths.noAccess]: querying(() => import("../features/unbuilt/no-access.page.tsx")),
};

const names = Object.keys(furtherPaths) as FurtherPage[];

/** Without the query cache: the server draws it, and its HTML would wait for more files. */
const loadProgramme: LoadPage = () => import("../features/programmes/programme.page.tsx");
const loadEligibility: LoadPage = querying(
  () => import("../features/programmes/eligibility.page.tsx"),
);
const loadToStart: LoadPage = () => import("../features/unbuilt/to-start.page.tsx");

/** Loads the page of a path that no page of many people has. */
export function furtherLoadOf(pathname: string): LoadPage {
  const path = pathname.replace(/\/$/, "");
  const name = names.find((one) => furtherPaths[one] === path);
  if (name) return furtherPages[name];
  if (eligibilityOfPath(path)) return loadEligibility;
  return seldomOpened[path] ?? (programmeOfPath(path) ? loadProgramme : loadToStart);
}

/** The page of a path that no page of many people has. */
export function Page() {
  const { Page: Found } = use(pageModule(furtherLoadOf(useLocation().pathname)));
  return <Found />;
}
