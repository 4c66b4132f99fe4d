import type { Siwes } from "@polyportal/api-client/contract/siwes";
import { formatDate } from "@polyportal/domain/format/date";
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
      title="Placement"
      actions={
        editable && (
          <Button asChild variant="quiet" size="small">
            <BareLink href={withSearch(paths.siwes, { edit: "placement" })}>
              Change the placement
            </BareLink>
          </Button>
        )
      }
    >
      <DescriptionList
        items={[
          { term: "Company", value: placement.companyName },
          { term: "Company’s number", value: placement.companyPhone },
          { term: "Company’s address", value: placement.companyAddress, wide: true },
          { term: "Nature of work", value: placement.natureOfWork, wide: true },
          { term: "Supervisor", value: placement.supervisorName },
          { term: "Supervisor’s number", value: placement.supervisorPhone },
          { term: "First day", value: formatDate(placement.startDate) },
          { term: "Last day", value: formatDate(placement.endDate) },
        ]}
      />
    </Card>
  );
}
