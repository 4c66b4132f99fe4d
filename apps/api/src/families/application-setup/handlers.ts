import type { applicationSetupEndpoints } from "@polyportal/api-client/contract/application-setup";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import { changeApplicationFee } from "./change-fee.ts";
import { getApplicationSetup } from "./get-setup.ts";
import { setupSource } from "./list-setups.ts";
import { updateAdmissionRequirement } from "./save-requirement.ts";
import { updateApplicationSetup } from "./save-setup.ts";
import { toggleApplications } from "./toggle-applications.ts";

export const applicationSetupHandlers = {
  listApplicationSetups: pageOf(setupSource),
  toggleApplications,
  getApplicationSetup,
  updateApplicationSetup,
  updateAdmissionRequirement,
  changeApplicationFee,
} satisfies Handlers<typeof applicationSetupEndpoints>;
