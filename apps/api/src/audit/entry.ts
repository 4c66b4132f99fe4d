import type { AuditAction } from "@polyportal/domain/audit/actions";
import type { AuditSubject } from "@polyportal/domain/audit/subjects";

/** What was done to what. The audit machinery adds who, when and from where. */
export type AuditEntry = {
  /** Verb and noun, like the endpoint: `createInvoice`. */
  readonly action: AuditAction;
  /** The noun: `invoice`, `application`, `user`. */
  readonly subject: AuditSubject;
  readonly subjectId: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** The actor's own reason, if the act needs one. */
  readonly reason?: string | undefined;
};
