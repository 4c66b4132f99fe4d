import "./app.css";
import { ClientProvider } from "@polyportal/api-client/query/client-context";
import { Connectivity } from "@polyportal/ui/connectivity";
import { LinkProvider } from "@polyportal/ui/link";
import { Toaster } from "@polyportal/ui/toaster";
import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { client } from "./client.ts";
import { queryClient } from "./profile.ts";
import { RouterLink } from "./router-link.tsx";
import { router } from "./router.tsx";
import { SchoolContext, schoolOfPage } from "./school.ts";
import { followSession } from "./signed-out.ts";

const container = document.getElementById("app");
if (!container) throw new Error("index.html has no #app");

const school = schoolOfPage() ?? (await client.call("getSchool", {}));
followSession();

createRoot(container).render(
  <SchoolContext value={school}>
    <ClientProvider client={client}>
      <QueryClientProvider client={queryClient}>
        <LinkProvider value={RouterLink}>
          <RouterProvider router={router} />
          <Connectivity />
          <Toaster />
        </LinkProvider>
      </QueryClientProvider>
    </ClientProvider>
  </SchoolContext>,
);
