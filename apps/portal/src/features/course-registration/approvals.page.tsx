import { approvalPages as words } from "@polyportal/domain/messages/registration-approvals";
import { Approvals } from "./approvals.tsx";

/** Registrations that wait for their officer. */
export const Page = () => <Approvals lead={words.lead} />;
