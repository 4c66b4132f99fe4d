import type { Verification } from "@polyportal/api-client/contract/document";

/** How a paper of the stories can be checked. */
export const verification: Verification = {
  code: "9F3K-22QX-7MPA",
  verifyUrl: "https://portal.school.example/verify_document?code=9F3K-22QX-7MPA&f=pO3xD0eTqz",
  issuedAt: "2026-11-20T09:30:00Z",
};
