import type { Programme } from "@polyportal/domain/programmes/programme";
import { generateInvoiceOf } from "@polyportal/domain/programmes/programmes";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { BareLink } from "@polyportal/ui/link";

/** One programme with its two ways on: the invoice first, then the form. */
export function ProgrammeCard({ programme }: { programme: Programme }) {
  const title = programme.card?.title ?? programme.title;
  return (
    <Card
      title={title}
      className="h-full"
      footer={
        <div className="grid gap-2">
          <Button asChild wide>
            <BareLink href={generateInvoiceOf(programme)}>
              Generate Invoice <span className="sr-only">for {title}</span>
            </BareLink>
          </Button>
          <Button asChild wide variant="secondary">
            <BareLink href={programme.paths.login}>
              Application Form <span className="sr-only">for {title}</span>
            </BareLink>
          </Button>
        </div>
      }
    >
      <p className="text-ink-muted">{programme.invoice.info}</p>
    </Card>
  );
}
