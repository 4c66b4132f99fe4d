import {
  keepApplicantAccess,
  readApplicantAccess,
} from "@polyportal/api-client/client/applicant-token";
import type { Client } from "@polyportal/api-client/client/client";
import type { Opened } from "./opened.tsx";

/** How long to wait after a renewal before another is tried. */
const pauseMs = 60_000;

/**
 * While the person writes, renews the application's token past half its life, without a word. Answers
 * how to stop.
 */
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
        // Saving the section will tell what is wrong.
      },
    );
  };
  addEventListener("input", renew);
  return () => removeEventListener("input", renew);
}
