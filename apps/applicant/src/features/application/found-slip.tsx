import type { ScreeningSlip as Found } from "@polyportal/api-client/contract/application-screening";
import { ScreeningSlip } from "@polyportal/ui/screening-slip";
import { issuerOf, useSchool } from "../../app/school.ts";

/** The slip of a candidate's seat. */
export function FoundSlip({ slip }: { slip: Found }) {
  const { passport, ...rest } = slip;
  return <ScreeningSlip slip={{ ...rest, school: issuerOf(useSchool()), photoSrc: passport }} />;
}
