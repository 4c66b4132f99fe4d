import { formatDate } from "@polyportal/domain/format/date";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import { BareLink } from "@polyportal/ui/link";
import { Money } from "@polyportal/ui/money";
import { PageTitle } from "@polyportal/ui/page-title";

const hostel = {
  name: "Queen Amina Hall",
  warden: "Mrs Ngozi Adébáyọ̀-Okonkwo",
  fee: 45_000,
  opens: "2026-12-01T08:00:00Z",
};

/** A page: one title, one primary action, cards below. Data, texts and addresses come from outside. */
export function PageExample() {
  return (
    <>
      <PageTitle
        lead="Bed spaces can be booked until the session begins."
        actions={
          <Button asChild>
            <BareLink href="#book">Book a bed space</BareLink>
          </Button>
        }
      >
        {hostel.name}
      </PageTitle>
      <Card title="Particulars" className="mt-6">
        <DescriptionList
          items={[
            { term: "Warden", value: hostel.warden },
            { term: "Fee of a session", value: <Money amount={hostel.fee} /> },
            { term: "Opens", value: formatDate(hostel.opens) },
            { term: "State", value: <Badge status="success">Open</Badge> },
            { term: "Porter", value: undefined },
          ]}
        />
      </Card>
    </>
  );
}
