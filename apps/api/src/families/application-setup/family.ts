import { setupList } from "@polyportal/api-client/list/application-setups";
import { exportOfList } from "../../export/described.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { applicationSetupApprovalActs, changeApplicationFee } from "./change-fee.ts";
import { getApplicationSetup } from "./get-setup.ts";
import { setupSource } from "./list-setups.ts";
import { updateAdmissionRequirement } from "./save-requirement.ts";
import { updateApplicationSetup } from "./save-setup.ts";
import { toggleApplications } from "./toggle-applications.ts";

export const family = {
  handlers: {
    listApplicationSetups: pageOf(setupSource),
    toggleApplications,
    getApplicationSetup,
    updateApplicationSetup,
    updateAdmissionRequirement,
    changeApplicationFee,
  },
  lists: [exportOfList(setupList, setupSource)],
  approvalActs: applicationSetupApprovalActs,
} satisfies Family;
