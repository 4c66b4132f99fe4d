import type { ApprovalActName } from "@polyportal/domain/approval/acts";
import type { AuditSubject } from "@polyportal/domain/audit/subjects";

/** What is asked of whoever may approve it. */
export type Request = {
  readonly act: ApprovalActName;
  readonly subject: AuditSubject;
  readonly subjectId: string;
  /** What is asked, in words: "Make Okonkwo Ngọzi Ada a super administrator". */
  readonly title: string;
  readonly payload: unknown;
  /** What would change, by words for both. */
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
  readonly reason: string;
  /** The accounts that it is done to: whose they are approves nothing of it. */
  readonly concerned: readonly string[];
};
