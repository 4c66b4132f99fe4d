import type { HostelBooking } from "@polyportal/api-client/contract/hostel";
import {
  bedPlace,
  bedSpaceName,
  bookingMessages,
  hostelMessages,
} from "@polyportal/domain/messages/hostel";
import { hostelWords } from "@polyportal/domain/messages/hostel.words";
import { paths, studentInvoicePath } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import { BareLink } from "@polyportal/ui/link";
import { Money } from "@polyportal/ui/money";
import { GiveBack } from "./give-back.tsx";

/** The bed that the student has: held, with the way to pay it, or booked, with its receipt. */
export function OwnBed({ booking, session }: { booking: HostelBooking; session: string }) {
  const { state, heldUntil, invoiceId } = booking;
  return (
    <Card
      title={hostelWords.yourBedOf(session)}
      actions={
        state === "booked" ? (
          <Badge status="success">{hostelWords.booked}</Badge>
        ) : (
          <Badge status="warning">{hostelWords.heldNotPaid}</Badge>
        )
      }
      footer={
        invoiceId && (
          <div className="flex flex-wrap gap-3">
            {state === "held" ? (
              <>
                <Button asChild>
                  <BareLink href={studentInvoicePath("hostel", { id: invoiceId, rrr: null })}>
                    {hostelWords.openInvoiceAndPay}
                  </BareLink>
                </Button>
                <GiveBack invoiceId={invoiceId} place={bedPlace(booking)} />
              </>
            ) : (
              <Button asChild variant="secondary">
                <BareLink href={withSearch(paths.hostelReceipt, { invoice: invoiceId })}>
                  {hostelWords.openReceipt}
                </BareLink>
              </Button>
            )}
          </div>
        )
      }
    >
      <DescriptionList
        phoneColumns={2}
        items={[
          { term: hostelWords.bedSpace, value: `${bedSpaceName(booking.bed)}, ${booking.room}` },
          { term: hostelWords.hostel, value: booking.hostel },
          { term: hostelMessages.location, value: booking.location },
          { term: hostelMessages.price, value: <Money amount={booking.price} /> },
        ]}
      />
      {heldUntil && <p className="mt-4">{bookingMessages.held.body}</p>}
    </Card>
  );
}
