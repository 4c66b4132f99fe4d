import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./app.css";
import { LiveParts } from "./live-parts.tsx";
import { StillParts } from "./still-parts.tsx";

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <main className="grid gap-6 bg-brand-soft p-6">
      <StillParts />
      <LiveParts />
    </main>
  </StrictMode>,
);
