import { approvalPages as words } from "@polyportal/domain/messages/registration-approvals";
import { Approvals } from "./approvals.tsx";

/** The same of one class: the address says which, where an adviser has several. */
export const Page = () => <Approvals lead={words.classLead} />;
