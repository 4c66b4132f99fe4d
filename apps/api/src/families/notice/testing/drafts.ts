import type { InputOf } from "@polyportal/api-client/contract/define";
import type { noticeEndpoints } from "@polyportal/api-client/contract/notice";

type Draft = InputOf<(typeof noticeEndpoints)["createNotice"]>;

/** A notice to all students as its form sends it, but for what is said. */
export const draft = (changes: object = {}): Draft => ({
  title: "Receipts",
  category: "All Students",
  text: "Bring **both** receipts.",
  senderName: "Registrar",
  startDate: "2026-01-05",
  endDate: "",
  departmentIds: [],
  levelIds: [],
  mail: false,
  inPublic: false,
  reason: "",
  ...changes,
});
