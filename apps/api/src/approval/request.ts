import type { ApprovalActName } from "@polyportal/domain/approval/acts";
import type { AuditSubject } from "@polyportal/domain/audit/subjects";

/** What an approver is asked to approve. */
export type Request = {
  readonly act: ApprovalActName;
  readonly subject: AuditSubject;
  readonly subjectId: string;
  /** The request in words: "Make Okonkwo Ngọzi Ada a super administrator". */
  readonly title: string;
  readonly payload: unknown;
  /** What would change, as labels with words for before and after. */
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
  readonly reason: string;
  /** The accounts that are changed. Their owners may not approve the request. */
  readonly concerned: readonly string[];
};
