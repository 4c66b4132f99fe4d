import type { Siwes } from "@polyportal/api-client/contract/siwes";
import { formatDate } from "@polyportal/domain/format/date";
import { siwesWords } from "@polyportal/domain/messages/siwes.words";
import { paths } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import { BareLink } from "@polyportal/ui/link";

type Props = {
  placement: NonNullable<Siwes["placement"]>;
  /** It can still be changed. */
  editable: boolean;
};

/** Where the training is, as it is saved. */
export function PlacementCard({ placement, editable }: Props) {
  return (
    <Card
      title={siwesWords.placement}
      actions={
        editable && (
          <Button asChild variant="quiet" size="small">
            <BareLink href={withSearch(paths.siwes, { edit: "placement" })}>
              {siwesWords.changePlacement}
            </BareLink>
          </Button>
        )
      }
    >
      <DescriptionList
        items={[
          { term: siwesWords.company, value: placement.companyName },
          { term: siwesWords.companyNumber, value: placement.companyPhone },
          { term: siwesWords.companyAddress, value: placement.companyAddress, wide: true },
          { term: siwesWords.natureOfWork, value: placement.natureOfWork, wide: true },
          { term: siwesWords.supervisor, value: placement.supervisorName },
          { term: siwesWords.supervisorNumber, value: placement.supervisorPhone },
          { term: siwesWords.firstDay, value: formatDate(placement.startDate) },
          { term: siwesWords.lastDay, value: formatDate(placement.endDate) },
        ]}
      />
    </Card>
  );
}
