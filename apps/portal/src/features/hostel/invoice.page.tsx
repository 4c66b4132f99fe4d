import type { StudentInvoice } from "@polyportal/api-client/contract/fees";
import { bedPlace } from "@polyportal/domain/messages/hostel";
import { hostelWords } from "@polyportal/domain/messages/hostel.words";
import { paths } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { Alert } from "@polyportal/ui/alert";
import { StudentInvoicePage } from "../../parts/invoice/student-invoice.tsx";
import { GiveBack } from "./give-back.tsx";
import { HoldClock } from "./hold-clock.tsx";
import { useStanding } from "./use-standing.ts";

/** The invoice of a bed: the way to pay it, and until when the bed waits for that. */
export const Page = () => (
  <StudentInvoicePage
    title={hostelWords.hostelInvoice}
    purpose="hostel"
    generate={paths.hostel}
    receipt={({ id }) => withSearch(paths.hostelReceipt, { invoice: id })}
    aside={holdOf}
  />
);

const holdOf = (invoice: StudentInvoice) => invoice.state === "open" && <Hold invoice={invoice} />;

/** An invoice of an earlier session's bed holds nothing. */
function Hold({ invoice }: { invoice: StudentInvoice }) {
  const booking = useStanding().data?.booking;
  if (booking?.invoiceId !== invoice.id || booking.heldUntil === null) return null;
  const place = bedPlace(booking);
  return (
    <Alert status="info" title={place}>
      <p className="mb-3">
        <HoldClock until={booking.heldUntil} />
      </p>
      <GiveBack invoiceId={invoice.id} place={place} />
    </Alert>
  );
}
