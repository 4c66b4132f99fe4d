import type { Output } from "@polyportal/api-client/client/client";

export const adminBoard: Output<"getAdminDashboard"> = {
  session: { id: 25, name: "2026/2027" },
  sessions: [
    { id: 25, name: "2026/2027" },
    { id: 24, name: "2025/2026" },
  ],
  applications: { invoiced: 12_480, paid: 9_860, begun: 9_312, submitted: 8_904, offered: 4_210 },
  fees: { expected: 412_650_000, collected: 236_904_500 },
  registrations: { students: 3_912, submitted: 412, returned: 18, approved: 2_960 },
  sheets: { draft: 41, submitted: 12, checked: 4, approved: 9, published: 380 },
  hostels: { beds: 1_240, held: 37, booked: 1_102 },
  unmatched: {
    count: 2,
    newest: [
      { rrr: "310007769676", why: "other-amount", asked: 25_000, paid: 20_000 },
      { rrr: "310007769999", why: "surplus", asked: 50_000, paid: 50_000 },
    ],
  },
  approvals: 2,
  requests: 1,
  amendments: 1,
  failedExports: 1,
  failedOfOthers: {
    exports: 3,
    jobs: { count: 2, since: "2026-11-16" },
    imports: {
      count: 3,
      newest: [
        {
          id: "i-3",
          kind: "courses",
          failed: "import",
          by: "Okonkwo-Adebayo Oluwaseun Chukwuemeka",
        },
        { id: "i-4", kind: "scores", failed: "undo", by: "Bello Hauwa Aisha" },
      ],
    },
  },
  imports: [
    { id: "i-1", kind: "lecturers", undoUntil: "2026-11-24T09:30:00.000Z", failed: null },
    { id: "i-2", kind: "course-lecturers", undoUntil: null, failed: "check" },
  ],
};
