import type { ClearanceForm as Found } from "@polyportal/api-client/contract/admission";
import { ClearanceForm } from "@polyportal/ui/clearance-form";
import { issuerOf, useSchool } from "../../app/school.ts";

/** The clearance sheet that was found. */
export function FoundClearance({ form }: { form: Found }) {
  const { passport, ...rest } = form;
  return <ClearanceForm form={{ ...rest, school: issuerOf(useSchool()), photoSrc: passport }} />;
}
