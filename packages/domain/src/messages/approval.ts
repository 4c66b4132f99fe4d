/** Every word of the approvals' inbox and of the page of their policies. */
export const approvalMessages = {
  title: "Approvals",
  toDecide: "Something waits for your approval",
  andMore: (title: string, more: number) =>
    more === 0 ? title : `${title}, and ${more.toLocaleString("en")} more`,
  noMessages:
    "Nothing yet. You will find here what waits for your decision, what became of what you asked for, and what failed.",
  approvedTitle: "Your request was approved",
  refusedTitle: "Your request was refused",
  lapsedTitle: "Your request has lapsed",
  decided: (title: string, by: string, remark: string) =>
    `${title}: decided by ${by}.${remark && ` ${remark}`}`,
  lapsed: (title: string) =>
    `${title}: nobody decided it within 7 days. Ask again if it is still needed.`,
  none: "Nothing waits for you, and you have asked for nothing.",
  columns: {
    title: "What",
    requester: "By",
    requestedAt: "Asked on",
    lapsesAt: "Lapses on",
    state: "State",
  },
  filters: { state: "State", act: "Kind", side: "Whose" },
  sides: { decide: "To decide", own: "Asked by me" },
  states: {
    waiting: "Waiting",
    approved: "Approved",
    refused: "Refused",
    lapsed: "Lapsed",
    withdrawn: "Withdrawn",
  },
  approve: "Approve",
  refuse: "Refuse",
  withdraw: "Withdraw",
  reason: "Why it was asked",
  before: "Now",
  after: "After",
  remark: "Remark",
  inboxLead: "What the school has told you, and what waits for your decision.",
  tabs: { messages: "Messages", approvals: "Approvals" },
  decidedBy: "Decided by",
  notOwn: "Only whoever asked withdraws it.",
  carriedOut: "It is carried out at once, as it was asked.",
  remarkHint: "Needed to refuse; whoever asked reads it.",
  saved: "Your decision is carried out.",
  refusedSaved: "The request is refused, and whoever asked is told.",
  withdrawn: "Your request is withdrawn.",
  waits: "This waits for the approval of another.",
  notRight: "Your role does not approve this.",
  /** To whoever made it so within a day that nobody else approves. */
  removedApprovers:
    "Within the last 24 hours you have switched off, or taken the role from, somebody who could approve this. For 24 hours after that you cannot do it alone.",
  /** To whoever may decide it no more, and to whoever never might: the two are not told apart. */
  notYours:
    "This is not, or no longer, yours to decide: the right that approves it, or what you may do, may have been changed since you opened this page. Whoever may decide it has it in the inbox.",
  otherAccount:
    "It is asked for by you, or about you, with another account of yours: somebody else decides.",
  policiesTitle: "Approval policies",
  policiesLead:
    "Which acts another person approves before they are carried out. Switched off, one person does them alone, with a password and typed words.",
  policyColumns: {
    name: "Act",
    enabled: "Approval",
    claim: "Right to approve",
    approvers: "May approve",
    since: "Since",
    by: "By",
    reason: "Reason",
  },
  /** By which right an act is approved, and by which roles besides. */
  approvedBy: (claim: string, roles: readonly string[]) => [claim, ...roles].join(", or "),
  needed: "Needed",
  notNeeded: "Switched off",
  asDefault: "As delivered",
  policy: "approval policy",
  switchOn: "Demand approval",
  switchOff: "Switch approval off",
  switchQuestion: (enabled: boolean) =>
    enabled
      ? "The registrar, the bursar and every super administrator are told."
      : "The registrar, the bursar and every super administrator are told. For 24 hours you still need the approval of another, and so does everybody to whom you have given an account, a role or a right.",
  policyTold: (name: string, enabled: boolean, by: string) =>
    `${by} has ${enabled ? "demanded" : "switched off"} the approval of another: ${name}.`,
  policyToldTitle: "An approval policy was changed",
  words: (enabled: boolean) => (enabled ? "DEMAND APPROVAL" : "SWITCH APPROVAL OFF"),
} as const;
