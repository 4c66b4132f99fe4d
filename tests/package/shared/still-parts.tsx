import { Accordion } from "@polyportal/ui/accordion";
import { Alert } from "@polyportal/ui/alert";
import { Badge } from "@polyportal/ui/badge";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import { Money } from "@polyportal/ui/money";

/** Parts that need no browser: in Next.js this is a server component. */
export function StillParts() {
  return (
    <>
      <Alert title="Bed spaces are open" tone="success">
        Until the session begins.
      </Alert>
      <Card title="Particulars">
        <DescriptionList
          items={[
            { term: "Warden", value: "Mrs Ngozi Adébáyọ̀-Okonkwo" },
            { term: "Fee of a session", value: <Money amount={1_250_000} /> },
            { term: "State", value: <Badge status="success">Open</Badge> },
          ]}
        />
      </Card>
      <Accordion items={[{ title: "Rules of the hostel", content: "No visitors after ten." }]} />
    </>
  );
}
