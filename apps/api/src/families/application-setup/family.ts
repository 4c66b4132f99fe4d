import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { applicationSetupApprovalActs, changeApplicationFee } from "./change-fee.ts";
import { setupExport } from "./export-setups.ts";
import { getApplicationSetup } from "./get-setup.ts";
import { setupList } from "./list-setups.ts";
import { updateAdmissionRequirement } from "./save-requirement.ts";
import { updateApplicationSetup } from "./save-setup.ts";
import { toggleApplications } from "./toggle-applications.ts";

export const family = {
  handlers: {
    listApplicationSetups: pageOf(setupList),
    toggleApplications,
    getApplicationSetup,
    updateApplicationSetup,
    updateAdmissionRequirement,
    changeApplicationFee,
  },
  lists: [setupExport],
  approvalActs: applicationSetupApprovalActs,
} satisfies Family;
