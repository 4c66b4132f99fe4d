import "./app.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app.tsx";
import { client } from "./client.ts";
import { pageModule } from "./pages.ts";
import { loadOf } from "./routes.ts";
import { schoolOfPage } from "./school.ts";

const container = document.getElementById("app");
if (!container) throw new Error("index.html has no #app");

const [school] = await Promise.all([
  schoolOfPage() ?? client.call("getSchool", {}),
  // Hydration finds its page at once only if the module is here already.
  pageModule(loadOf(location.pathname)).catch(() => undefined),
]);

const app = (
  <BrowserRouter>
    <App school={school} />
  </BrowserRouter>
);

if (container.hasChildNodes()) hydrateRoot(container, app);
else createRoot(container).render(app);

void import("./live-notices.tsx").then(({ startLiveNotices }) => startLiveNotices());
