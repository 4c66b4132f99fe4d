import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { Comparison } from "@polyportal/ui/comparison";

type Student = { name: string; level: string; phone: string };

type Props = { record: Student; asked: Student; onApprove: () => void };

/** An officer sees what a student asks to have changed, and approves just that. */
export function ComparisonExample({ record, asked, onApprove }: Props) {
  return (
    <Card title="Correction of a record" footer={<Button onClick={onApprove}>Approve</Button>}>
      <Comparison
        label="What would change"
        beforeTitle="On the record"
        afterTitle="Asked for"
        fields={[
          { label: "Full name", before: record.name, after: asked.name },
          { label: "Level", before: record.level, after: asked.level },
          { label: "Phone number", before: record.phone, after: asked.phone },
        ]}
      />
    </Card>
  );
}
