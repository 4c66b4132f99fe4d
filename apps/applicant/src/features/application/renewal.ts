import {
  keepApplicantAccess,
  readApplicantAccess,
} from "@polyportal/api-client/client/applicant-token";
import type { Client } from "@polyportal/api-client/client/client";
import type { Opened } from "./opened.tsx";

/** How long to wait after a renewal before trying another. */
const pauseMs = 60_000;

/** Silently renews the token after half its life while the person types. Returns a function that stops this. */
export function startRenewal(client: Client, { programme }: Opened): () => void {
  let notBefore = 0;
  const renew = () => {
    const now = Date.now();
    const access = readApplicantAccess(programme.slug);
    if (!access || now < access.renewAt || now < notBefore) return;
    notBefore = now + pauseMs;
    client.call("renewApplicantToken", { ...programme.api }).then(
      ({ token, expires }) => keepApplicantAccess(programme.slug, { ...access, token, expires }),
      () => {
        // Ignored: saving the section will show the error.
      },
    );
  };
  addEventListener("input", renew);
  return () => removeEventListener("input", renew);
}
