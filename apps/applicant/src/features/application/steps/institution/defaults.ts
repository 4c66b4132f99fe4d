import type { ApplicationRecord } from "@polyportal/api-client/contract/application";

/** The institution attended, as saved. */
export const institutionDefaults = ({ institutionAttended }: ApplicationRecord) => ({
  nameOfInstitution: institutionAttended?.nameOfInstitution ?? "",
  dateFrom: institutionAttended?.dateFrom ?? "",
  dateTo: institutionAttended?.dateTo ?? "",
  certificate: institutionAttended?.certificate ?? "",
});
