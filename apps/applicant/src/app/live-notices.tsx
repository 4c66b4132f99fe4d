import { Connectivity } from "@polyportal/ui/connectivity";
import { Toaster } from "@polyportal/ui/toaster";
import { createRoot } from "react-dom/client";

/**
 * Toasts and news of the connection, in a root of their own: they outlive a page that failed, and
 * their code comes after the page works.
 */
export function startLiveNotices(): void {
  const corner = document.createElement("div");
  document.body.append(corner);
  createRoot(corner).render(
    <>
      <Connectivity />
      <Toaster />
    </>,
  );
}
