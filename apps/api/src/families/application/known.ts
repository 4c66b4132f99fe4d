import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import type { applicationSources } from "../../database/schema/application.ts";

type Source = typeof applicationSources.$inferSelect;

/** What the school knows of an applicant beforehand: by the earlier application that a supplementary one comes from. */
export const knownBy = (source: Source | null | undefined): ApplicationRecord["known"] =>
  source ? { ...source.jamb, subjects: [...source.jamb.subjects], source: "application" } : null;
