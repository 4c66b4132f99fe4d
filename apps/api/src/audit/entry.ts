import type { AuditAction } from "@polyportal/domain/audit/actions";
import type { AuditSubject } from "@polyportal/domain/audit/subjects";

/** What was done to what. Who, when and from where is known to the one who runs the change. */
export type AuditEntry = {
  /** A verb and its noun, as the endpoint reads: `createInvoice`. */
  readonly action: AuditAction;
  /** The noun: `invoice`, `application`, `user`. */
  readonly subject: AuditSubject;
  readonly subjectId: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** Why, in the words of whoever acts, where the act demands it. */
  readonly reason?: string | undefined;
};
