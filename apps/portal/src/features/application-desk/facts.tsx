import { formatDateTime } from "@polyportal/domain/format/date";
import { applicationDeskMessages as words } from "@polyportal/domain/messages/application-desk";
import { Badge } from "@polyportal/ui/badge";
import { DescriptionList } from "@polyportal/ui/description-list";
import type { Found } from "./found.ts";

const { columns: terms, stages } = words;

const looks = {
  unpaid: "warning",
  paid: "info",
  begun: "info",
  sent: "success",
  closed: "unapproved",
  deleted: "unapproved",
} as const;

/** What was found, to be sure that it is the right one. */
export function Facts({ found }: { found: Found }) {
  const { stage, paidAt, offer } = found;
  return (
    <DescriptionList
      columns={3}
      items={[
        { term: terms.fullName, value: found.fullName },
        { term: terms.number, value: found.number },
        { term: terms.stage, value: <Badge status={looks[stage]}>{stages[stage]}</Badge> },
        { term: terms.programme, value: found.programme },
        { term: terms.session, value: found.session },
        { term: terms.offer, value: offer ?? words.noOffer },
        { term: terms.invoiceNo, value: found.invoiceNo },
        { term: terms.paidAt, value: paidAt && formatDateTime(paidAt) },
      ]}
    />
  );
}
