import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import type { Programme } from "@polyportal/domain/programmes/programme";

export type SummaryProps = { programme: Programme; record: ApplicationRecord };
