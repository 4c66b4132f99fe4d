import { cardInfo } from "@polyportal/domain/programmes/card-info";
import { landingMessages } from "@polyportal/domain/messages/landing";
import { landingWords } from "@polyportal/domain/messages/landing.words";
import type { ProgrammeEntry } from "@polyportal/domain/programmes/programme-entry";
import { generateInvoiceOf } from "@polyportal/domain/programmes/catalogue";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { BareLink } from "@polyportal/ui/link";
import { Skeleton } from "@polyportal/ui/skeleton";
import type { Offer } from "./use-offers.ts";

type Props = {
  programme: ProgrammeEntry;
  /** Its fee and days, once they have come. */
  offer: Offer | undefined;
  /** They are on their way. */
  coming: boolean;
};

/** One programme: what it costs, until when, and its two ways on: the invoice first, then the form. */
export function ProgrammeCard({ programme, offer, coming }: Props) {
  const info = cardInfo[programme.slug];
  const { title } = programme;
  return (
    <Card
      title={title}
      className="h-full"
      footer={
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-2">
          <Button asChild wide>
            <BareLink href={generateInvoiceOf(programme)}>
              {landingWords.generateInvoice}{" "}
              <span className="sr-only">{landingWords.forProgramme(title)}</span>
            </BareLink>
          </Button>
          <Button asChild wide variant="secondary">
            <BareLink href={programme.paths.login}>
              {landingWords.applicationForm}{" "}
              <span className="sr-only">{landingWords.forProgramme(title)}</span>
            </BareLink>
          </Button>
        </div>
      }
    >
      {/* Its place is kept from the first paint on, so that nothing moves when it comes. */}
      <p className="mb-2 min-h-12 font-semibold tabular-nums">
        {offer && (
          <>
            <span className="block">{landingMessages.fee(offer)}</span>
            <span className={offer.open ? "block text-success" : "block text-fail"}>
              {landingMessages.state(offer)}
            </span>
          </>
        )}
        {coming && (
          <span className="block [@media(scripting:none)]:hidden">
            <Skeleton className="my-1 h-4 w-1/3" />
            <Skeleton className="my-2 h-4 w-1/2" />
          </span>
        )}
      </p>
      {info && <p className="text-ink-muted">{info}</p>}
    </Card>
  );
}
