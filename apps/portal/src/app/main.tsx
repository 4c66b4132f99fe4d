import "./app.css";
import { ClientProvider } from "@polyportal/api-client/query/client-context";
import { isSignedIn, readSession } from "@polyportal/api-client/client/sign-in-session";
import { Connectivity } from "@polyportal/ui/connectivity";
import { LinkProvider } from "@polyportal/ui/link";
import { Toaster } from "@polyportal/ui/toaster";
import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { client } from "./client.ts";
import { pageSetOf } from "./page-set.ts";
import { loadOf, pageModule } from "./pages.ts";
import { loadProfile, queryClient } from "./profile.ts";
import { RouterLink } from "./router-link.tsx";
import { PortalRouter } from "./router.tsx";
import { SchoolContext, schoolOfPage } from "./school.ts";
import { followSession } from "./signed-out.ts";

const container = document.getElementById("app");
if (!container) throw new Error("index.html has no #app");

// Load the page's code and the profile in parallel with the school. Errors are shown where they are rendered.
void (async () =>
  pageModule(
    loadOf(await pageSetOf(readSession()?.userType ?? "", client), location.pathname),
  ))().catch(() => {});
if (isSignedIn()) void loadProfile().catch(() => {});
const school = schoolOfPage() ?? (await client.call("getSchool", {}));
followSession();

createRoot(container).render(
  <SchoolContext value={school}>
    <ClientProvider client={client}>
      <QueryClientProvider client={queryClient}>
        <LinkProvider value={RouterLink}>
          <PortalRouter>
            <App />
          </PortalRouter>
          <Connectivity />
          <Toaster />
        </LinkProvider>
      </QueryClientProvider>
    </ClientProvider>
  </SchoolContext>,
);
