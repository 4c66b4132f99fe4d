import type { Output } from "@polyportal/api-client/client/client";

/** By what a printed list is checked. */
export const listVerification: Output<"getClassPaper"> = {
  code: "9F3K-22QX-7MPA",
  verifyUrl: "https://portal.school.example/verify_document?code=9F3K-22QX-7MPA&f=abc",
  issuedAt: "2026-11-20T09:30:00.000Z",
  fingerprint: "3F2A-91BC-07DE",
};

/** A paper of many students that the server is making. */
export const paperUnderWay: Output<"requestExport"> = {
  id: "paper",
  title: "Class List",
  format: "pdf",
  state: "running",
  total: 412,
  done: 180,
  size: 0,
  requestedAt: "2026-11-23T09:30:00.000Z",
  expiresAt: "2026-11-30T09:30:00.000Z",
  by: "Bello Aisha Hauwa",
  own: true,
  ready: false,
  leftOut: [],
  failure: "",
};

/** The same, when it is there. */
export const paperMade: Output<"requestExport"> = {
  ...paperUnderWay,
  state: "done",
  done: 412,
  ready: true,
};
